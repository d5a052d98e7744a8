import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { type Ground, groundStyle } from './style.ts';
import { HAS_OWN_NAMES } from './style-names.ts';

const file = readFileSync(new URL('./ground/ground.json', import.meta.url));
const ground = JSON.parse(file.toString()) as Ground;
const style = (locale: (typeof LOCALES)[number]) =>
  groundStyle(ground, locale, { serif: 'Serif', sans: 'Sans' });

/** Every string anywhere in a style. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('the schematic map', () => {
  test('at most 60 kB after brotli', () => expect(brotliCompressSync(file).length).toBeLessThan(60_000));

  test('needs no other site', () => {
    expect(style('fr')).not.toHaveProperty('glyphs');
    expect(textsIn(style('fr').layers).filter((text) => text.includes('//'))).toEqual([]);
  });

  test('every layer has its source, and a name of its own', () => {
    const { layers, sources } = style('fr');
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
    expect(
      layers.flatMap((layer) => ('source' in layer && !(layer.source in sources) ? [layer.id] : [])),
    ).toEqual([]);
  });

  test.each(LOCALES)('names in %s', (locale) => {
    const key = HAS_OWN_NAMES[locale] ? locale : 'name';
    const named = [...ground.places.features, ...ground.water.features];
    expect(named.filter(({ properties }) => !properties?.[key])).toEqual([]);
    expect(JSON.stringify(style(locale).layers)).toContain(`["get","${key}"]`);
  });

  test('about sixty localities, Liège as the Dutch and the Germans call it', () => {
    expect(ground.places.features.length).toBeGreaterThanOrEqual(55);
    expect(ground.places.features[0]?.properties).toMatchObject({ name: 'Liège', nl: 'Luik', de: 'Lüttich' });
  });
});
