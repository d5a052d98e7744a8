import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { parseRedirects } from '../../scripts/serve/redirects.ts';
import { qrSvg } from '../../src/features/tools/qr.ts';
import { makeSnapshotDir, type PropertyInput, propertyRecords } from '../fixtures/make-snapshot.ts';

const IDS = [4101, 5000, 5001];
const LANGUAGES = ['fr', 'nl'];

/** Five builds, on a machine that may have other work. */
const PATIENT = { timeout: 900_000 };

/** Three properties that an editor changes. */
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

/** An output as a host serves it that knows files alone, and as one that reads `_redirects`. */
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
    /** Where an address leads in one step on a plain host; itself where it is a page, nothing where there is none. */
    plain: (path: string) => {
      const html = read(path);
      return html && (/http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? path);
    },
    rule: (path: string) => rules.get(path),
  };
}

/** The addresses of properties that a build's sitemap names. */
const published = (dir: string): string[] =>
  [...readFileSync(join(dir, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => IDS.some((id) => path.endsWith(`/${id}/`)));

test(
  'every address that was ever published leads in one step to the property of today, in its language',
  PATIENT,
  async () => {
    const { shop, edit } = workshop();
    const out = join(shop.root, 'site');
    const known = new Set<string>();
    const build = async () => {
      const said = await shop.build('site', 'cache');
      const now = published(out);
      for (const path of now) known.add(path);
      const { plain, rule, read } = hosts(out);
      for (const path of known) {
        const heir = now.find(
          (other) =>
            other.slice(0, 4) === path.slice(0, 4) && other.split('/').at(-2) === path.split('/').at(-2),
        );
        if (!heir) throw new Error(`Nothing stands where ${path} is to lead.`);
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
    const said = await build();
    expect(known.size).toBe(2 * IDS.length * LANGUAGES.length);
    expect(said).toContain('6 addresses changed: 6 lead on');

    edit((row) => {
      if (row.ID === 4101) return { TypeDescription: 'Encore un titre', MainTypeName: 'Autre' };
      return row.ID === 5000 ? {} : { TypeDescription: 'Maison à rénover', Goal: 0 };
    });
    await build();
    const { plain, rule, read } = hosts(out);
    const site = 'https://www.test-immo.example';
    for (const id of IDS)
      for (const language of LANGUAGES) {
        const page = published(out).find(
          (path) => path.startsWith(`/${language}/`) && path.endsWith(`/${id}/`),
        );
        const paper = `/${language}/property/${id}/`;
        expect(readFileSync(join(out, page ?? '', 'qr.svg'), 'utf8')).toBe(qrSvg(`${site}${paper}`));
        expect(plain(paper)).toBe(page);
        expect(rule(paper)?.to).toBe(page);
        expect(read(paper)).toMatch(/<meta name="robots" content="noindex/);
        expect(read(paper)).toContain(`<link rel="canonical" href="${site}${page}">`);
        expect(read(page ?? '')).toContain(`<link rel="canonical" href="${site}${page}">`);
      }

    // One that leaves: its page stays, and all that led there leads there still.
    edit((row) => (row.ID === 4101 ? undefined : {}));
    await shop.build('site', 'cache');
    const gone = hosts(out);
    const kept = '/fr/a-vendre/liege/encore-un-titre/4101/';
    expect(gone.read(kept)).toContain('Ce bien n’est plus proposé.');
    for (const path of [...known, '/fr/property/4101/', '/property/4101/'])
      if (/^\/(fr\/)?.*\/4101\/$/.test(path) && !path.startsWith('/nl/'))
        expect(gone.plain(path), path).toBe(kept);
    await shop.build('whole', 'whole-cache', '--full');
    expect(shop.differences('site', 'whole')).toEqual([]);
  },
);
