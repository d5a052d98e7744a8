import { describe, expect, test } from 'vitest';
import { type Browser, persisted } from './persisted.ts';

const numbers = (data: unknown): readonly number[] =>
  Array.isArray(data) ? data.filter((item) => typeof item === 'number') : [];

const append = (value: number) => (list: readonly number[]) => [...list, value];

interface Fake extends Browser {
  content: Map<string, string>;
  send(name: 'storage' | 'pageshow', event: object): void;
}

/** A window whose storage another tab may share; it can be made to fail. */
function fakeBrowser(content = new Map<string, string>(), fails: 'never' | 'read' | 'write' = 'never'): Fake {
  const listeners: [string, (event: never) => void][] = [];
  const failing = (kind: 'read' | 'write') => {
    if (fails === 'read' || fails === kind) throw new DOMException('no', 'SecurityError');
  };
  return {
    content,
    localStorage: {
      getItem: (key: string) => {
        failing('read');
        return content.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        failing('write');
        content.set(key, value);
      },
    } as Storage,
    addEventListener: ((name: string, listener: (event: never) => void) => {
      listeners.push([name, listener]);
    }) as Window['addEventListener'],
    send: (name, event) => {
      for (const [other, listener] of listeners) if (other === name) listener(event as never);
    },
  };
}

describe('a storage that works', () => {
  test('keeps a change', () => {
    const browser = fakeBrowser();
    persisted('a:1', numbers, browser).change(append(1));
    expect(persisted('a:1', numbers, browser).$value.get()).toEqual([1]);
    expect(persisted('a:2', numbers, browser).$value.get()).toEqual([]);
  });

  test('writes nothing where nothing changes', () => {
    const browser = fakeBrowser();
    persisted('a:1', numbers, browser).change((list) => list);
    expect(browser.content.size).toBe(0);
  });

  test('a change builds on what another tab wrote', () => {
    const content = new Map<string, string>();
    const [one, other] = [1, 2].map(() => persisted('a:1', numbers, fakeBrowser(content)));
    one?.change(append(1));
    other?.change(append(2));
    expect(other?.$value.get()).toEqual([1, 2]);
  });

  test('follows other tabs, and a storage that is emptied', () => {
    const browser = fakeBrowser();
    const store = persisted('a:1', numbers, browser);
    browser.content.set('a:1', '[7]');
    browser.send('storage', { key: 'b:1' });
    expect(store.$value.get()).toEqual([]);
    browser.send('storage', { key: 'a:1' });
    expect(store.$value.get()).toEqual([7]);
    browser.content.clear();
    browser.send('storage', { key: null });
    expect(store.$value.get()).toEqual([]);
  });

  test('catches up when the page comes back from the browser’s memory', () => {
    const browser = fakeBrowser();
    const store = persisted('a:1', numbers, browser);
    browser.content.set('a:1', '[7]');
    browser.send('pageshow', { persisted: false });
    expect(store.$value.get()).toEqual([]);
    browser.send('pageshow', { persisted: true });
    expect(store.$value.get()).toEqual([7]);
  });
});

describe('a storage that does not', () => {
  test.each(['', '{', '"x"', 'null', '{"a":1}', '[[]]'])('%j is empty', (text) => {
    const browser = fakeBrowser(new Map([['a:1', text]]));
    const store = persisted('a:1', numbers, browser);
    expect(store.$value.get()).toEqual([]);
    store.change(append(1));
    expect(browser.content.get('a:1')).toBe('[1]');
  });

  test.each(['read', 'write'] as const)('forbidden to %s: works as long as the page lives', (fails) => {
    const store = persisted('a:1', numbers, fakeBrowser(new Map(), fails));
    store.change(append(1));
    store.change(append(2));
    expect(store.$value.get()).toEqual([1, 2]);
    expect(store.$isSaved.get()).toBe(false);
  });

  test('a storage that is forbidden altogether', () => {
    const browser: Browser = {
      get localStorage(): Storage {
        throw new DOMException('no', 'SecurityError');
      },
      addEventListener: () => undefined,
    };
    const store = persisted('a:1', numbers, browser);
    store.change(append(1));
    expect(store.$value.get()).toEqual([1]);
  });

  test('no browser, as while the site is built', () => {
    const store = persisted('a:1', numbers, undefined);
    expect(store.$value.get()).toEqual([]);
  });
});
