import { atom, type ReadableAtom } from 'nanostores';

export interface Persisted<T> {
  $value: ReadableAtom<T>;
  /** Whether changes are saved; otherwise they last as long as the page. */
  $isSaved: ReadableAtom<boolean>;
  /** Changes the stored value, including changes that another tab has made. */
  change(rule: (value: T) => T): void;
}

/** The part of a window that a store uses; its storage may be forbidden or full. */
export type Browser = Pick<Window, 'localStorage' | 'addEventListener'>;

/**
 * A value in the browser's storage, kept equal in all tabs. On the server it is always empty.
 * @param key includes the version of the format; a new version gets a new key
 * @param read parses the stored data, which may be anything; for `undefined` it returns the empty value
 */
export function persisted<T>(
  key: string,
  read: (data: unknown) => T,
  browser: Browser | undefined = typeof window === 'undefined' ? undefined : window,
): Persisted<T> {
  const $value = atom<T>(read(undefined));
  const $isSaved = atom(true);
  let raw: string | null = null;

  const load = () => {
    if (!browser || !$isSaved.get()) return;
    try {
      const stored = browser.localStorage.getItem(key);
      if (stored === raw) return;
      raw = stored;
      $value.set(read(parsed(stored)));
    } catch {
      $isSaved.set(false);
    }
  };

  const change = (rule: (value: T) => T) => {
    load();
    const value = rule($value.get());
    if (value === $value.get()) return;
    try {
      raw = JSON.stringify(value);
      browser?.localStorage.setItem(key, raw);
      $isSaved.set(true);
    } catch {
      $isSaved.set(false);
    }
    $value.set(value);
  };

  load();
  browser?.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) load();
  });
  // A page restored from the page cache has missed changes made by other tabs.
  browser?.addEventListener('pageshow', (event) => {
    if (event.persisted) load();
  });
  return { $value, $isSaved, change };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
