import { expect, test, vi } from 'vitest';
import { rememberRequest, requestedOn } from './requested.ts';

const storage = (text?: string) => {
  let value = text ?? null;
  return { getItem: () => value, setItem: (_: string, next: string) => (value = next) };
};

test('a request is remembered with its day, the last one counts', () => {
  const store = storage();
  expect(requestedOn(store, 4101)).toBeUndefined();
  rememberRequest(store, 4101, '2026-12-05');
  rememberRequest(store, 4102, '2026-12-06');
  rememberRequest(store, 4101, '2026-12-07');
  expect(requestedOn(store, 4101)).toBe('2026-12-07');
  expect(requestedOn(store, 4102)).toBe('2026-12-06');
});

test.each(['', '{', 'null', '{"4101":1}', '[[4101,"<b>"]]', '[["4101","2026-12-05"]]', '[null]'])(
  'a storage that holds %j holds no request',
  (text) => expect(requestedOn(storage(text), 4101)).toBeUndefined(),
);

test('a storage that refuses is no fault', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(() => rememberRequest(full, 4101, '2026-12-05')).not.toThrow();
});

test('only the last hundred are kept', () => {
  const store = storage();
  for (let id = 1; id <= 101; id++) rememberRequest(store, id, '2026-12-05');
  expect(requestedOn(store, 1)).toBeUndefined();
  expect(requestedOn(store, 2)).toBe('2026-12-05');
});
