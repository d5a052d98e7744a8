import { hydrateRoot } from 'react-dom/client';
import { fetchJson } from '../../ui/fetch-json.ts';
import { ConsentSettings } from './ConsentSettings.tsx';
import type { Grants } from './consent.ts';
import type { SettingsLabels } from './labels.ts';

/** The file comes from this build, so it is enough to check that it is such a file. */
function check(data: unknown): SettingsLabels {
  if (typeof data !== 'object' || data === null || !('categories' in data)) throw new Error('no texts');
  return data as SettingsLabels;
}

/** Loads the texts of the settings, and makes the form that the build has rendered alive. */
export async function wakeSettings(
  place: HTMLElement,
  url: string,
  onSave: (grants: Grants) => void,
): Promise<void> {
  const labels = await fetchJson(url, { check });
  hydrateRoot(place, <ConsentSettings labels={labels} onSave={onSave} />);
}
