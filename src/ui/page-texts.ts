import { fetchJson } from './fetch-json.ts';

/**
 * Returns a function that fetches texts in the page's language, once. After a failure the next call tries
 * again.
 * @param file the name of a file of `/{language}/data/`, a flat object of texts
 * @param some a key by which the texts are recognised
 */
export function pageTexts<Key extends string>(file: string, some: Key): () => Promise<Record<Key, string>> {
  const check = (data: unknown): Record<Key, string> => {
    const isTexts =
      typeof data === 'object' &&
      data !== null &&
      Object.values(data).every((text) => typeof text === 'string');
    if (!isTexts || !(some in data)) throw new TypeError('These are no texts.');
    return data as Record<Key, string>;
  };
  let loading: Promise<Record<Key, string>> | undefined;
  return () => {
    loading ??= fetchJson(`/${document.documentElement.lang}/data/${file}`, { check }).catch(
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}
