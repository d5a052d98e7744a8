import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { parseRedirects } from '../../scripts/serve/redirects.ts';
import { qrSvg } from '../../src/features/tools/qr.ts';
import { makeSnapshotDir, type PropertyInput, propertyRecords } from '../fixtures/make-snapshot.ts';

const IDS = [4101, 5000, 5001];
const LANGUAGES = ['fr', 'nl'];

/** For four builds on a busy machine. */
const PATIENT = { timeout: 900_000 };

/** Three properties, edited by the tests. */
function workshop() {
  const shop = new Workshop(
    makeSnapshotDir((files) => {
      files.properties = IDS.flatMap((id) => propertyRecords(id));
      files.cities.push(
        { ID: 2, Name: 'Ans', Zip: '4430', language: 'fr' },
        { ID: 2, Name: 'Ans', Zip: '4430', language: 'nl' },
      );
    }),
  );
  onTestFinished(() => shop.remove(), PATIENT.timeout);
  const file = join(shop.snapshot, 'catalogue/properties.json');
  const edit = (alter: (row: PropertyInput) => Partial<PropertyInput> | undefined) => {
    const rows = JSON.parse(readFileSync(file, 'utf8')) as PropertyInput[];
    writeFileSync(
      file,
      JSON.stringify(
        rows.flatMap((row) => {
          const change = alter(row);
          return change ? [{ ...row, ...change }] : [];
        }),
      ),
    );
  };
  return { shop, edit };
}

/** The output as served by a plain file host, and by one that reads `_redirects`. */
function hosts(dir: string) {
  const read = (path: string) => {
    const file = join(dir, path, 'index.html');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const rules = new Map(
    parseRedirects(readFileSync(join(dir, '_redirects'), 'utf8')).map((rule) => [rule.from, rule]),
  );
  return {
    read,
    /**
     * The target of an address on a plain host, in one step: itself for a page, `undefined` if there is none.
     */
    plain: (path: string) => {
      const html = read(path);
      return html && (/http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? path);
    },
    rule: (path: string) => rules.get(path),
  };
}

/** The addresses of properties in a build's sitemap. */
const published = (dir: string): string[] =>
  [...readFileSync(join(dir, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => IDS.some((id) => path.endsWith(`/${id}/`)));

/** The property and language of an address. */
const whose = (path: string): string => `${path.slice(0, 4)} ${path.split('/').at(-2)}`;

test(
  'every address that was ever published leads in one step to the property of today, in its language',
  PATIENT,
  async () => {
    const { shop, edit } = workshop();
    const out = join(shop.root, 'site');
    const known = new Set<string>();
    const heirs = new Map<string, string>();
    const build = async () => {
      const said = await shop.build('site', 'cache');
      for (const path of published(out)) {
        known.add(path);
        heirs.set(whose(path), path);
      }
      const { plain, rule, read } = hosts(out);
      for (const path of known) {
        const heir = heirs.get(whose(path)) ?? '';
        expect(plain(path), path).toBe(heir);
        expect(rule(path), path).toEqual(
          heir === path ? undefined : { from: path, to: heir, status: 301, query: {} },
        );
        expect(read(heir)).not.toContain('http-equiv="refresh"');
      }
      return said;
    };

    await build();
    expect(known.size).toBe(IDS.length * LANGUAGES.length);

    edit((row) => {
      if (row.ID === 4101) return { TypeDescription: `Nouveau titre ${row.language}` };
      return row.ID === 5000 ? { City: 'Ans', Zip: '4430' } : { Goal: 1 };
    });
    expect(await build()).toContain('6 addresses changed: 6 lead on');
    expect(known.size).toBe(2 * IDS.length * LANGUAGES.length);

    // A second change, a change back, and a property that leaves: its page stays, and all former addresses
    // still lead to it.
    edit((row) => {
      if (row.ID === 4101) return { TypeDescription: 'Encore un titre', MainTypeName: 'Autre' };
      return row.ID === 5000 ? { City: row.language === 'fr' ? 'Liège' : 'Luik', Zip: '4000' } : undefined;
    });
    await build();
    const { plain, rule, read } = hosts(out);
    expect(read(heirs.get('/fr/ 5001') ?? '')).toContain('Ce bien n’est plus proposé.');
    const site = 'https://www.test-immo.example';
    for (const id of IDS)
      for (const language of LANGUAGES) {
        const page = heirs.get(`/${language}/ ${id}`) ?? '';
        const paper = `/${language}/property/${id}/`;
        expect(plain(paper)).toBe(page);
        expect(rule(paper)?.to).toBe(page);
        expect(read(paper)).toMatch(/<meta name="robots" content="noindex/);
        expect(read(paper)).toContain(`<link rel="canonical" href="${site}${page}">`);
        expect(read(page)).toContain(`<link rel="canonical" href="${site}${page}">`);
        if (id !== 5001)
          expect(readFileSync(join(out, page, 'qr.svg'), 'utf8')).toBe(qrSvg(`${site}${paper}`));
      }

    await shop.build('whole', 'whole-cache', '--full');
    expect(shop.differences('site', 'whole')).toEqual([]);
  },
);
