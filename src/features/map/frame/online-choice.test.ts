import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mapMessage } from '../message.fixture.ts';
import { createOnlineChoice } from './online-choice.ts';
import { type MapState, nextState } from './state.ts';

const STYLE = 'https://tiles.example/style.json';

const stateWith = (online: boolean | undefined): MapState =>
  nextState(undefined, mapMessage({ messageInfo: online === undefined ? {} : { online } }));
const isOnline = (choice: ReturnType<typeof createOnlineChoice>, online?: boolean): boolean | undefined =>
  choice.apply(stateWith(online)).message.messageInfo.online;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('without a choice', () => {
  test.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('a page that says %s gets %s', (said, expected) =>
    expect(isOnline(createOnlineChoice(STYLE), said)).toBe(expected),
  );

  test('a site without an online map has none, whatever a page says', () =>
    expect(isOnline(createOnlineChoice(''), true)).toBe(false));
});

test('agreeing is remembered, and taking it back too', () => {
  const choice = createOnlineChoice(STYLE);
  choice.choose(true);
  expect([isOnline(choice), isOnline(createOnlineChoice(STYLE))]).toEqual([true, true]);
  expect(isOnline(createOnlineChoice('https://other.example/style.json'))).toBe(false);
  choice.choose(false);
  expect([isOnline(choice, true), isOnline(createOnlineChoice(STYLE))]).toEqual([false, false]);
});

test('a map that does not come is not asked for again on this page, but on the next', () => {
  const choice = createOnlineChoice(STYLE);
  choice.choose(true);
  choice.giveUp();
  expect([isOnline(choice, true), isOnline(createOnlineChoice(STYLE))]).toEqual([false, true]);
});
