import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { texts } from '../../src/i18n/texts.ts';
import { FACT_NAMES, factRow } from '../../src/snapshot/fact-fields.ts';
import { NOTATIONS } from './notations.ts';
import { allSaid, readable, type Said } from './said.ts';

/** What in some texts is written otherwise than its language writes it. */
const breaches = (said: Iterable<Said>): string[] =>
  [...readable(said)].flatMap(({ language, at, text }) =>
    NOTATIONS.filter((rule) => rule.language === 'all' || rule.language === language).flatMap(
      ({ not, write }) => {
        const found = not.exec(text)?.[0];
        return found === undefined ? [] : [`${at} (${language}): “${found}” instead of “${write}”`];
      },
    ),
  );

describe('clocks, numbers, prices and punctuation', () => {
  test('every text of the site writes them as its language does', () =>
    expect(breaches(allSaid())).toEqual([]));

  test.each(
    NOTATIONS.flatMap(({ language, write, wrong }) =>
      wrong.map((text) => [text, language === 'all' ? 'fr' : language, write] as const),
    ),
  )('notices “%s” in %s', (text, language, write) =>
    expect(breaches([{ language, at: 'planted', text }]).join()).toContain(`instead of “${write}”`),
  );

  test.each<[Said['language'], string]>([
    [
      'fr',
      'Ouvert de 9\u00A0h à 18\u00A0h\u00A0: 1\u00A0480\u00A0m², n°\u00A0000.000, <a href="tel:+32">appel</a>',
    ],
    ['nl', 'Van 13.30 tot 15.30 uur, € 268.000, klasse B, 2,5 m'],
    ['en', '1.30 to 3.30 pm, €268,000, 2.85 m, 9 and 23 January 2027, BE 0000.000.000'],
    ['de', 'Von 13:30 bis 15:30 Uhr, 268.000 €, 2,85 m'],
  ])('leaves in %s: %s', (language, text) =>
    expect(breaches([{ language, at: 'planted', text }])).toEqual([]),
  );
});

/** The planning facts of the sample, with their labels. */
function planningFacts(): { at: string; label: string; value: string }[] {
  const permits = FACT_NAMES.filter(
    (name) => factRow(name).group === 'planning' && factRow(name).kind === 'words',
  );
  const records: unknown = JSON.parse(readFileSync('snapshot/catalogue/properties.json', 'utf8'));
  return (records as (Record<string, unknown> & { language: Locale })[]).flatMap((record) =>
    permits.flatMap((name) => {
      const value = record[name];
      const label = texts(record.language).property[`field.${name}`].replaceAll('\u00AD', '');
      return typeof value === 'string' ? [{ at: `${record['ID']} (${record.language})`, label, value }] : [];
    }),
  );
}

test('no permit of the sample repeats its label: “Planning permission: Planning permission granted”', () => {
  const facts = planningFacts();
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.filter(({ label, value }) => value.toLowerCase().includes(label.toLowerCase()))).toEqual([]);
});
