import { describe, expect, test } from 'vitest';
import { findProof, isProof, PROOF_BITS } from './proof.ts';
import { languageOfEntries, looksAutomatic } from './technical.ts';

const entries = (values: Record<string, string>) =>
  new Map(Object.entries(values).map(([name, value]) => [name, [value]]));

test.each([
  [{}, false],
  [{ _homepage: '' }, false],
  [{ _homepage: 'https://spam.example' }, true],
  [{ _elapsed: '1999' }, true],
  [{ _elapsed: 'soon' }, true],
  [{ _elapsed: '2000' }, false],
])('%j is automatic: %s', (values, automatic) => expect(looksAutomatic(entries(values))).toBe(automatic));

test.each([
  ['de', 'de'],
  ['xx', undefined],
  ['', undefined],
])('language %s', (given, language) =>
  expect(languageOfEntries(entries({ _language: given }))).toBe(language),
);

const now = 1_700_000_000_000;
const proof = await findProof('site-contact', 'key', now);

describe('a proof of work', () => {
  test('holds for its form, key and half hour', async () => {
    expect(await isProof('site-contact', 'key', proof, now + 60_000)).toBe(true);
    expect(await isProof('site-contact', 'key', proof, now + 31 * 60_000)).toBe(false);
    expect(await isProof('site-contact', 'key', proof, now - 31 * 60_000)).toBe(false);
  });

  test.each([
    ['contact-me', 'key', proof],
    ['site-contact', 'other', proof],
    ['site-contact', 'key', `${now}:-1`],
    ['site-contact', 'key', ''],
    ['site-contact', 'key', `${proof} `],
  ])('does not hold for %s %s %s', async (form, key, given) =>
    expect(await isProof(form, key, given, now)).toBe(false),
  );

  test('costs work', () => expect(PROOF_BITS).toBeGreaterThanOrEqual(12));
});
