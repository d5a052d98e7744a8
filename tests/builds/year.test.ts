import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { makeSnapshotDir, page, propertyRecords } from '../fixtures/make-snapshot.ts';
import { nginx } from '../hosting/servers.ts';

/** For eight builds on a busy machine. */
const PATIENT = { timeout: 1_200_000 };

const FIRST_FIVE = [4101, 4102, 4103, 4104, 4105];
const NEWS = {
  id: 'news',
  status: 'Published',
  view: 'news-view',
  relations: { type: 'category', id: 'blog' },
} as const;

type Row = Record<string, unknown>;

/** An agency with five properties in two towns, an article, and a page below another one. */
function agency() {
  const shop = new Workshop(
    makeSnapshotDir((files) => {
      files.site.options = { pageSize: 2 };
      files.properties = [
        ...FIRST_FIVE.flatMap((id) => propertyRecords(id)),
        ...propertyRecords(4200, { City: 'Ans', Zip: '4430' }),
      ];
      for (const language of ['fr', 'nl'] as const)
        files.cities.push({ ID: 2, Name: 'Ans', Zip: '4430', language });
      files.categories.push({
        id: 'conseils',
        parentId: 'blog',
        name: { fr: 'Conseils' },
        status: 'Published',
      });
      files.menu.push(
        page(
          '/agence/',
          { title: { fr: 'Agence', nl: 'Kantoor' } },
          { childMenus: [page('/agence/equipe/')] },
        ),
        page('/Blog/conseils/', { modules: [{ ...NEWS, relations: { type: 'category', id: 'conseils' } }] }),
      );
    }),
  );
  onTestFinished(() => shop.remove(), PATIENT.timeout);
  const edit = <T>(file: string, alter: (content: T) => unknown) => {
    const path = join(shop.snapshot, file);
    const content = JSON.parse(readFileSync(path, 'utf8')) as T;
    writeFileSync(path, JSON.stringify(alter(content) ?? content));
  };
  const rows = (name: string, alter: (row: Row) => Row | undefined) =>
    edit<Row[]>(`catalogue/${name}.json`, (all) => all.flatMap((row) => alter(row) ?? []));
  return { shop, edit, rows };
}

/** Every page of an output by its address, without redirects and what is no page to visit: frames, look-ups. */
function pagesOf(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:fr|nl)\/(?:.*\/)?index\.html$/.test(name))
    .map((name) => `/${dirname(name)}/`)
    .filter((path) => !/^\/\w\w\/(?:map-frame|project)\/$/.test(path) && targetOf(out, path) === path);
}

/** Where an address of an output leads: itself for a page, `undefined` if there is nothing. */
function targetOf(out: string, path: string): string | undefined {
  const file = join(out, path, 'index.html');
  if (!existsSync(file)) return undefined;
  return /http-equiv="refresh" content="0; url=([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? path;
}

test('a year of an agency: whatever was published answers, or leads on in one step', PATIENT, async () => {
  const { shop, edit, rows } = agency();
  const out = join(shop.root, 'site');
  const published = new Set<string>();
  /** Builds, and asks for every address that was ever published. */
  const build = async () => {
    const said = await shop.build('site', 'cache');
    for (const path of pagesOf(out)) published.add(path);
    const leading = new Map([...published].map((path) => [path, targetOf(out, path)]));
    expect([...leading].filter(([, to]) => to === undefined)).toEqual([]);
    expect([...leading].filter(([, to]) => targetOf(out, to ?? '') !== to)).toEqual([]);
    const isHome = (path: string | undefined) => /^\/(?:fr|nl)\/$/.test(path ?? '');
    expect([...leading].filter(([from, to]) => isHome(to) && !isHome(from))).toEqual([]);
    expect(said).not.toContain('lead nowhere');
    return leading;
  };
  const first = await build();
  expect(first.size).toBeGreaterThan(40);

  // Five headlines are corrected.
  rows('properties', (row) =>
    row['ID'] === 4200 ? row : { ...row, TypeDescription: `Titre ${row['language']}` },
  );
  let leading = await build();
  for (const id of FIRST_FIVE) {
    expect(leading.get(`/fr/a-vendre/liege/maison-a-renover/${id}/`)).toBe(
      `/fr/a-vendre/liege/titre-fr/${id}/`,
    );
    expect(leading.get(`/nl/te-koop/luik/huis-om-te-renoveren/${id}/`)).toBe(
      `/nl/te-koop/luik/titre-nl/${id}/`,
    );
  }

  // The article is retitled, then moved to a sub-category.
  edit<Row>('articles/acheter/article.json', (row) => ({ ...row, name: { fr: 'Acheter une maison' } }));
  leading = await build();
  expect(leading.get('/fr/blog/acheter-a-liege/')).toBe('/fr/blog/acheter-une-maison/');
  edit<Row>('articles/acheter/article.json', (row) => ({ ...row, categoryId: 'conseils' }));
  leading = await build();
  const article = '/fr/blog/conseils/acheter-une-maison/';
  expect(leading.get('/fr/blog/acheter-a-liege/')).toBe(article);
  expect(leading.get('/fr/blog/acheter-une-maison/')).toBe(article);

  // A city gets another name, and a page of the menu another path.
  rows('cities', (row) =>
    row['ID'] === 1 && row['language'] === 'fr' ? { ...row, Name: 'Liège-Ville' } : row,
  );
  rows('properties', (row) => (row['City'] === 'Liège' ? { ...row, City: 'Liège-Ville' } : row));
  edit<{ path: string; childMenus?: { path: string }[] }[]>('menu.json', (menu) => {
    for (const entry of menu.filter(({ path }) => path === '/agence/')) {
      entry.path = '/qui-sommes-nous/';
      for (const child of entry.childMenus ?? []) child.path = '/qui-sommes-nous/equipe/';
    }
  });
  leading = await build();
  expect(leading.get('/fr/a-vendre/liege/')).toBe('/fr/a-vendre/liege-ville/');
  expect(leading.get('/fr/a-vendre/liege/page/2/')).toBe('/fr/a-vendre/liege-ville/page/2/');
  expect(leading.get('/nl/agence/equipe/')).toBe('/nl/qui-sommes-nous/equipe/');
  expect(targetOf(out, '/agence/equipe/')).toBe('/fr/qui-sommes-nous/equipe/');

  // The last house of a town is sold and leaves, and a page of the menu goes.
  rows('properties', (row) => (row['ID'] === 4200 ? undefined : row));
  edit<{ path: string; childMenus?: object[] }[]>('menu.json', (menu) => {
    for (const entry of menu.filter(({ path }) => path === '/qui-sommes-nous/')) entry.childMenus = [];
  });
  leading = await build();
  expect(leading.get('/fr/a-vendre/ans/')).toBe('/fr/a-vendre/');
  expect(leading.get('/nl/agence/equipe/')).toBe('/nl/qui-sommes-nous/');

  // Dutch is switched off.
  edit<{ languages: { code: string; use: boolean }[] }>('languages.json', (languages) => ({
    ...languages,
    languages: languages.languages.map(({ code }) => ({ code, use: code === 'fr' })),
  }));
  leading = await build();
  expect(leading.get('/nl/te-koop/luik/titre-nl/4101/')).toBe('/fr/a-vendre/liege-ville/titre-fr/4101/');
  expect(leading.get('/nl/')).toBe('/fr/');

  // A new export has other properties.
  rows('properties', (row) =>
    row['ID'] === 4101 || row['ID'] === 4102 ? { ...row, ID: Number(row['ID']) + 1000 } : undefined,
  );
  leading = await build();
  expect(leading.get('/fr/a-vendre/page/3/')).toBe('/fr/a-vendre/');
  expect(leading.get('/fr/a-vendre/liege/maison-a-renover/4103/')).toBe(
    '/fr/a-vendre/liege-ville/titre-fr/4103/',
  );

  const server = await nginx.start({ out, locales: ['fr'] });
  const ask = (path: string) =>
    new Promise<string>((answer, fail) => {
      get({ port: server.port, host: '127.0.0.1', path }, (response) => {
        response.resume();
        const { location = '' } = response.headers;
        answer(`${response.statusCode} ${location.replace(/^https?:\/\/[^/]+/, '')}`.trim());
      }).on('error', fail);
    });
  try {
    for (const [path, to] of leading) expect(await ask(path), path).toBe(path === to ? '200' : `301 ${to}`);
  } finally {
    await server.stop();
  }

  await shop.build('whole', 'whole-cache', '--full');
  expect(shop.differences('site', 'whole')).toEqual([]);
});
