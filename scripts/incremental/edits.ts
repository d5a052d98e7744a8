import { appendFileSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random/random.ts';

type Row = Record<string, unknown> & { ID: number };
type Page = { id: string; params: { title: Record<string, string>; redirect?: boolean } };

/** A project of its own and its snapshot, both free to be changed. */
export interface Folders {
  project: string;
  snapshot: string;
}

/** Changes a JSON file of a snapshot. */
function change<T>(dir: string, file: string, alter: (data: T) => T | undefined): void {
  const path = join(dir, file);
  const data = JSON.parse(readFileSync(path, 'utf8')) as T;
  writeFileSync(path, JSON.stringify(alter(data) ?? data));
}

const changeProperty = (dir: string, random: Random, alter: (row: Row) => void): void =>
  change<Row[]>(dir, 'catalogue/properties.json', (rows) => {
    const { ID } = random.pick(rows);
    for (const row of rows) if (row.ID === ID) alter(row);
    return rows;
  });

/** All files of a folder with one of the extensions, in a fixed order. */
const filesIn = (dir: string, ending: RegExp): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .toSorted();

/** Changes the end of one text in a tree of texts. */
function changeText(texts: Record<string, unknown>, random: Random): void {
  const key = random.pick(Object.keys(texts));
  const value = texts[key];
  if (typeof value === 'string') texts[key] = `${value} ${random.whole(1, 1e6)}`;
  else changeText(value as Record<string, unknown>, random);
}

const page = (random: Random): string => `Page ${random.whole(1, 1e6)}`;

/** Edits of editors and developers; each changes one randomly chosen thing. */
export const EDITS = {
  price: ({ snapshot }, random) =>
    changeProperty(snapshot, random, (row) => {
      row['Price'] = random.whole(90, 900) * 1000;
    }),
  text: ({ snapshot }, random) =>
    changeProperty(snapshot, random, (row) => {
      row['Description'] = `Text ${random.whole(1, 1e6)}`;
    }),
  title: ({ snapshot }, random) =>
    changeProperty(snapshot, random, (row) => {
      row['TypeDescription'] = `Title ${random.whole(1, 1e6)}`;
    }),
  sold: ({ snapshot }, random) =>
    changeProperty(snapshot, random, (row) => {
      row['Marquee'] = random.pick([0, 3]);
    }),
  remove: ({ snapshot }, random) =>
    change<Row[]>(snapshot, 'catalogue/properties.json', (rows) => {
      const ids = [...new Set(rows.map(({ ID }) => ID))];
      const ID = random.pick(ids);
      return ids.length > 4 ? rows.filter((row) => row.ID !== ID) : rows;
    }),
  add: ({ snapshot }, random) =>
    change<Row[]>(snapshot, 'catalogue/properties.json', (rows) => {
      const { ID } = random.pick(rows);
      const fresh = Math.max(...rows.map((row) => row.ID)) + 1;
      return [...rows, ...rows.filter((row) => row.ID === ID).map((row) => ({ ...row, ID: fresh }))];
    }),
  order: ({ snapshot }) =>
    change<Row[]>(snapshot, 'catalogue/properties.json', ([first, ...rows]) =>
      first ? [...rows, first] : rows,
    ),
  menu: ({ snapshot }, random) =>
    change<Page[]>(snapshot, 'menu.json', (pages) => {
      const { params } = random.pick(pages);
      for (const language of Object.keys(params.title)) params.title[language] = page(random);
      return pages;
    }),
  language: ({ snapshot }, random) =>
    change<{ default: string; languages: { code: string; use: boolean }[] }>(
      snapshot,
      'languages.json',
      (data) => {
        const other = random.pick(data.languages.filter(({ code }) => code !== data.default));
        other.use = !other.use;
        return data;
      },
    ),
  agency: ({ snapshot }, random) =>
    change<{ name: string }>(snapshot, 'site.json', (site) => {
      site.name = `Agency ${random.whole(1, 1e6)}`;
      return site;
    }),
  article: ({ snapshot }, random) => {
    const file = random.pick(filesIn(join(snapshot, 'articles'), /\.html$/));
    appendFileSync(join(snapshot, 'articles', file), `<p>Text ${random.whole(1, 1e6)}</p>`);
  },
  picture: ({ snapshot }, random) => {
    const pictures = filesIn(join(snapshot, 'media'), /\.jpg$/);
    copyFileSync(
      join(snapshot, 'media', random.pick(pictures)),
      join(snapshot, 'media', random.pick(pictures)),
    );
  },
  'interface text': ({ project }, random) =>
    change<Record<string, unknown>>(
      project,
      join('i18n', random.pick(filesIn(join(project, 'i18n'), /\.json$/))),
      (texts) => {
        changeText(texts, random);
        return texts;
      },
    ),
  code: ({ project }, random) => {
    const file = random.pick(filesIn(join(project, 'src'), /^(screens|shell|features).*\.astro$/));
    appendFileSync(join(project, 'src', file), `\n<!-- ${random.whole(1, 1e6)} -->\n`);
  },
} as const satisfies Readonly<Record<string, (folders: Folders, random: Random) => void>>;

export type Edit = keyof typeof EDITS;
