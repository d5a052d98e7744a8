import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COOKIE } from './cookie.ts';
import { type StorageInput, storageTables } from './cookie-table.ts';

const WITHOUT = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
const BARE: StorageInput = {
  measurement: WITHOUT,
  cookieDays: 180,
  hasPopup: false,
  hasLanguages: false,
  embeds: [],
};
/** Returns the key and its values. */
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const tables = (input: Partial<StorageInput> = {}) => storageTables(t, { ...BARE, ...input });
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('storageTables', () => {
  test('lists nothing that is not configured', () => {
    const { necessary, measurement, embeds } = tables();
    expect([measurement, embeds]).toEqual([[], []]);
    expect(names(necessary)).not.toEqual(expect.arrayContaining(['popup']));
    expect(necessary[0]).toEqual({
      what: 'policies:own.consent',
      name: 'consent',
      why: 'policies:own.consent.why',
      duration: 'policies:duration.days {"count":180}',
    });
  });

  test('lists each configured tool with its cookies, and the campaign with them', () => {
    const { measurement } = tables({ measurement: { ...WITHOUT, analyticsId: 'G-1', pixelId: '1' } });
    expect(measurement.map(({ what, name }) => [what, name])).toEqual([
      ['Google Analytics', '_ga, _ga_*'],
      ['Meta Pixel', '_fbp, _fbc'],
      ['policies:own.campaign', 'campaign'],
    ]);
  });

  test('lists each host of embedded content once', () => {
    const { embeds, necessary } = tables({
      embeds: [
        'https://my.matterport.com/show/?m=1',
        'https://my.matterport.com/show/?m=2',
        'https://tiles.openfreemap.org/styles/positron',
      ],
    });
    expect(embeds.map(({ what, name }) => [what, name])).toEqual([
      ['Matterport', 'my.matterport.com'],
      ['OpenFreeMap', 'tiles.openfreemap.org'],
    ]);
    expect(names(necessary)).toContain('embeds');
  });

  test.each(['popup', 'language'])('lists the %s only where there is one', (name) => {
    expect(names(tables().necessary)).not.toContain(name);
    expect(names(tables({ hasPopup: true, hasLanguages: true }).necessary)).toContain(name);
  });
});

describe('what the site stores', () => {
  const sourceOf = (file: string) => readFileSync(file, 'utf8');
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file));

  /**
   * The name of a storage key in the source code: a literal, a constant of this file or of an imported one,
   * or an expression.
   */
  const nameOf = (file: string, key: string): string => {
    const text = /^'(.+)'$/.exec(key)?.[1];
    if (text) return text;
    const code = sourceOf(file);
    const name = key.replace(/\(.*/, '');
    const constant = new RegExp(`const ${name} = '([^']+)'`).exec(code)?.[1];
    const maker = new RegExp(`const ${name} = \\(.*\`([^$]+)\\$`).exec(code)?.[1];
    const from = new RegExp(`import \\{[^}]*\\b${key}\\b[^}]*\\} from '([^']+)'`).exec(code)?.[1];
    if (from && !constant) return nameOf(join(dirname(file), from), key);
    return constant ?? (maker ? `${maker}*` : `${file}: ${key}`);
  };
  const stored = sources.flatMap((file) =>
    [
      ...sourceOf(file).matchAll(/(?:\.setItem|[^\w ]\s*persisted|= persisted)\(\s*([^,(]+(?:\([^)]*\))?),/g),
    ].map(([, key = '']) => nameOf(file, key)),
  );
  // This file stores on behalf of others; its callers name the keys.
  const names = stored.filter((name) => name !== 'src/features/shortlist/persisted.ts: key');

  test('is found in the sources', () => {
    expect(names).toEqual(expect.arrayContaining(['visits:1', 'form:*', 'embeds', 'language']));
  });

  test('stands in the tables, and nothing else does', () => {
    const all = tables({
      measurement: { ...WITHOUT, analyticsId: 'G-1' },
      hasPopup: true,
      hasLanguages: true,
      embeds: ['https://my.matterport.com/show/?m=1'],
    });
    const own = [...all.necessary, ...all.measurement]
      .filter(({ what }) => what.startsWith('policies:own.'))
      .flatMap(({ name }) => name.split(', '));
    expect(own.toSorted()).toEqual([...new Set([...names, COOKIE])].toSorted());
  });
});
