import { describe, expect, test } from 'vitest';
import {
  ALL,
  type ConsentTerms,
  type Grants,
  grantsAnything,
  NONE,
  parseConsent,
  respectSignal,
  serializeConsent,
} from './consent.ts';

const TERMS: ConsentTerms = { version: '2', days: 30, tools: 'ap' };
const NOW = Date.UTC(2026, 10, 28, 12);
const DAY = 86_400_000;
const PARTLY: Grants = { ...NONE, analytics_storage: true };

test('a choice comes back as it was stored, with its date, version and an answer for each category', () => {
  const value = serializeConsent(PARTLY, TERMS, NOW);
  expect(value).toMatch(/^[\w%.-]+$/);
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    version: '2',
    date: '2026-11-28T12:00:00.000Z',
    tools: 'ap',
    ad_user_data: false,
    ad_storage: false,
    analytics_storage: true,
    ad_personalization: false,
  });
  expect(parseConsent(value, TERMS, NOW + 29 * DAY)).toEqual(PARTLY);
});

test('"true" of the old site counts as accepted', () =>
  expect(parseConsent('true', TERMS, NOW)).toEqual(ALL));

describe('asks anew', () => {
  const value = serializeConsent(ALL, TERMS, NOW);
  const altered = (fields: object) =>
    encodeURIComponent(JSON.stringify({ ...JSON.parse(decodeURIComponent(value)), ...fields }));
  test.each<[string, string | undefined, Partial<ConsentTerms>, number]>([
    ['without a cookie', undefined, {}, NOW],
    ['after an empty one', '', {}, NOW],
    ['after broken encoding', '%E0%A4%A', {}, NOW],
    ['after broken JSON', '%7B', {}, NOW],
    ['after another shape', '[]', {}, NOW],
    ['after null', 'null', {}, NOW],
    ['after "false"', 'false', {}, NOW],
    ['when the policy is new', value, { version: '3' }, NOW],
    ['when a tool is new', value, { tools: 'apt' }, NOW],
    ['when the days are over', value, {}, NOW + 30 * DAY],
    ['after a date to come', value, {}, NOW - 2 * DAY],
    ['after no date', altered({ date: 'x' }), {}, NOW],
    ['after a category without an answer', altered({ ad_storage: undefined }), {}, NOW],
    ['after a text for an answer', altered({ ad_storage: 'true' }), {}, NOW],
    ['after tools that are no text', altered({ tools: 1 }), {}, NOW],
  ])('%s', (_, cookie, terms, now) =>
    expect(parseConsent(cookie, { ...TERMS, ...terms }, now)).toBeUndefined(),
  );
});

test('a tool less is no reason to ask', () =>
  expect(parseConsent(serializeConsent(ALL, TERMS, NOW), { ...TERMS, tools: 'a' }, NOW)).toEqual(ALL));

test.each([
  [ALL, true, PARTLY],
  [NONE, true, NONE],
  [ALL, false, ALL],
])('%j with Global Privacy Control %j', (grants, hasSignal, expected) =>
  expect(respectSignal(grants, hasSignal)).toEqual(expected),
);

test('grantsAnything', () => expect([ALL, PARTLY, NONE].map(grantsAnything)).toEqual([true, true, false]));
