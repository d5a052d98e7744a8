import { fetchJson } from '../../../ui/fetch-json.ts';
import { addStylesheet } from '../../../ui/late-style.ts';
import type { TakenNotice } from '../state.ts';
import { readTakenFile, type TakenFile, takenEntry } from '../taken-file.ts';
import styles from './taken.css?url';

let loading: Promise<TakenFile> | undefined;

/** The file of the page's language, loaded once; after a failure the next property tries again. */
function load(): Promise<TakenFile> {
  loading ??= fetchJson(`/${document.documentElement.lang}/data/taken.json`, { check: readTakenFile }).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * What to say of a property that is sold or rented, when the styles of the notice have loaded.
 * @param name an id or a reference as it was typed
 * @returns `undefined` for any other property, and if it is not known; the relay then refuses the form
 */
export async function takenNotice(name: string): Promise<TakenNotice | undefined> {
  try {
    const file = await load();
    const entry = takenEntry(file, name);
    if (!entry) return undefined;
    await addStylesheet(styles);
    return { entry, texts: file.texts };
  } catch (error) {
    console.info('It is not known which properties are taken.', error);
    return undefined;
  }
}
