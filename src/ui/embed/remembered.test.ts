import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetHosts } from './forget.ts';
import { isRemembered, parseRemembered, remember, withHost } from './remembered.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY = 86_400_000;
const stored = (hosts: unknown, v: unknown = 1): string => JSON.stringify({ v, hosts });

describe('parseRemembered', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', stored({ 'a.example': NOW }, 2)],
    ['no hosts', stored(null)],
    ['a text for a date', stored({ 'a.example': 'now' })],
    ['a date to come', stored({ 'a.example': NOW + 1 })],
    ['a date long past', stored({ 'a.example': NOW - 180 * DAY })],
    ['what is no host', stored({ '<script>': NOW })],
  ])('%s counts as nothing', (_, text) => expect([...parseRemembered(text, NOW)]).toEqual([]));

  test('keeps what is recent, and no more than twenty', () => {
    expect(parseRemembered(stored({ 'a.example': NOW - 179 * DAY }), NOW).has('a.example')).toBe(true);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`h${index}.example`, NOW]));
    expect(parseRemembered(stored(many), NOW).size).toBe(20);
  });
});

test('the newest choice is kept when there are too many', () => {
  const many = new Map(Array.from({ length: 20 }, (_, index) => [`h${index}.example`, NOW - index]));
  const hosts = parseRemembered(withHost(many, 'new.example', NOW), NOW);
  expect([hosts.size, hosts.has('new.example'), hosts.has('h0.example'), hosts.has('h19.example')]).toEqual([
    20,
    true,
    true,
    false,
  ]);
});

describe('in the browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('a choice is remembered for its host alone, until it is forgotten', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    remember('a.example');
    expect([isRemembered('a.example'), isRemembered('b.example')]).toEqual([true, false]);
    forgetHosts();
    expect(isRemembered('a.example')).toBe(false);
  });

  test('forbidden storage breaks nothing', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    remember('a.example');
    forgetHosts();
    expect(isRemembered('a.example')).toBe(false);
  });
});
