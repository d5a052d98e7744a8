import { afterEach, describe, expect, test, vi } from 'vitest';
import { dismiss, isDismissedBy, wasDismissed } from './dismissal.ts';

test.each([
  ['https://a.example/fr/', '/fr/estimation-gratuite/', false],
  ['https://a.example/fr/estimation-gratuite/?step=2#form', '/fr/estimation-gratuite/', true],
  ['https://a.example/fr/?modal-clicked', '/fr/x/', true],
  ['https://a.example/fr/#modal-clicked', '', true],
  ['https://a.example/fr/', '', false],
  ['https://a.example/fr/', 'https://b.example/fr/', false],
  ['https://a.example/fr/', 'https://a.example/fr/', true],
  ['https://a.example/fr/', 'tel:+3240000000', false],
])('%s dismisses a popup that leads to %j: %j', (address, target, expected) =>
  expect(isDismissedBy(address, target)).toBe(expected),
);

describe('the session', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('remembers', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
    expect(wasDismissed()).toBe(false);
    dismiss();
    expect(wasDismissed()).toBe(true);
  });

  test('a storage that is forbidden shows no popup at all', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    dismiss();
    expect(wasDismissed()).toBe(true);
  });
});
