import { atom, type ReadableAtom } from 'nanostores';

export interface Persisted<T> {
  $value: ReadableAtom<T>;
  /** Whether the storage takes what is changed; where it does not, changes live as long as the page. */
  $isSaved: ReadableAtom<boolean>;
  /** Changes the stored value, as another tab may have left it meanwhile. */
  change(rule: (value: T) => T): void;
}

/** The part of a window that a store needs; its storage may be forbidden or full. */
export type Browser = Pick<Window, 'localStorage' | 'addEventListener'>;

/**
 * A value in the browser's storage, the same in all tabs. On the server it is empty and stays so.
 * @param key names the format's version too; another version is another key
 * @param read gives the value in stored data, whatever that is, and the empty value for `undefined`
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
  // A page that comes back from the browser's memory has missed what happened meanwhile.
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
