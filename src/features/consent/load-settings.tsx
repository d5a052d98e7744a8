import { createRoot } from 'react-dom/client';
import { fetchJson } from '../../ui/fetch-json.ts';
import { ConsentSettings, type SettingsProps } from './ConsentSettings.tsx';
import type { SettingsLabels } from './labels.ts';

/** The file comes from this build, so it is enough to check that it is such a file. */
function check(data: unknown): SettingsLabels {
  if (typeof data !== 'object' || data === null || !('categories' in data)) throw new Error('no texts');
  return data as SettingsLabels;
}

/**
 * Loads the texts of the settings.
 * @returns a function that shows the settings in a part of the dialog, and returns one that removes them
 */
export async function loadSettings(
  url: string,
): Promise<(place: HTMLElement, props: Omit<SettingsProps, 'labels'>) => () => void> {
  const labels = await fetchJson(url, { check });
  return (place, props) => {
    const root = createRoot(place);
    root.render(<ConsentSettings {...props} labels={labels} />);
    return () => root.unmount();
  };
}
