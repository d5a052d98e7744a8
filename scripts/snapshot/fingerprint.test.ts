import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { diffOf, diffText } from './diff.ts';
import { fingerprintOf } from './fingerprint.ts';

const withTitle = (TypeDescription: string) =>
  fingerprintOf(
    makeSnapshot((files) => files.properties.push(...propertyRecords(4102, { TypeDescription }))),
  );

test('a title of any length takes a line of a summary, and a change at its end is still seen', () => {
  const before = fingerprintOf(makeSnapshot());
  const long = `${'Maison 🏠 '.repeat(10_000)}\n`;
  const text = diffText(diffOf(before, withTitle(long)));
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toContain('Maison 🏠');
  expect(text).toContain('…');
  expect(text.length).toBeLessThan(200);
  expect(diffText(diffOf(withTitle(long), withTitle(`${long}!`)))).toMatch(/^Texts \(1\)/);
});

test('a city is named, and how many properties it has is no change of it', () => {
  const cities = (more: object) =>
    fingerprintOf(
      makeSnapshot((files) => {
        for (const city of files.cities) Object.assign(city, more);
      }),
    );
  const before = cities({});
  expect(diffText(diffOf(before, cities({ PropertyCount: 77 })))).toBe('Nothing has changed.');
  expect(diffText(diffOf(before, cities({ CountryName: 'België' })))).toMatch(
    /^Changed elsewhere \(1\)\n {2}city \d+ Liège$/,
  );
});

test('a title of ordinary length stays whole', () => {
  const title = 'Maison de maître avec jardin, à deux pas de la gare des Guillemins';
  expect(diffText(diffOf(fingerprintOf(makeSnapshot()), withTitle(title)))).toContain(`4102 ${title} –`);
});
