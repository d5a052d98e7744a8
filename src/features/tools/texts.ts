import type { ToolsTexts } from '../../i18n/tools-texts.ts';
import { fetchJson } from '../../ui/fetch-json.ts';

let loading: Promise<ToolsTexts> | undefined;

/** The texts in the page's language; a failure is forgotten, so that the next touch tries again. */
export function toolsTexts(): Promise<ToolsTexts> {
  loading ??= fetchJson(`/${document.documentElement.lang}/data/tools.json`, { check }).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function check(data: unknown): ToolsTexts {
  const isTexts =
    typeof data === 'object' &&
    data !== null &&
    Object.values(data).every((text) => typeof text === 'string');
  if (!isTexts || !('share' in data)) throw new TypeError('These are no texts.');
  return data as ToolsTexts;
}
