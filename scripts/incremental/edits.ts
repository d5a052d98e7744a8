import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../bench/random.ts';

type Row = Record<string, unknown> & { ID: number };
type Page = { id: string; params: { title: Record<string, string>; redirect?: boolean } };

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

/** What editors do to a snapshot; each does one thing, chosen by chance. */
export const EDITS: Readonly<Record<string, (dir: string, random: Random) => void>> = {
  price: (dir, random) =>
    changeProperty(dir, random, (row) => {
      row['Price'] = random.whole(90, 900) * 1000;
    }),
  text: (dir, random) =>
    changeProperty(dir, random, (row) => {
      row['Description'] = `Text ${random.whole(1, 1e6)}`;
    }),
  title: (dir, random) =>
    changeProperty(dir, random, (row) => {
      row['TypeDescription'] = `Title ${random.whole(1, 1e6)}`;
    }),
  sold: (dir, random) =>
    changeProperty(dir, random, (row) => {
      row['Marquee'] = random.pick([0, 3]);
    }),
  remove: (dir, random) =>
    change<Row[]>(dir, 'catalogue/properties.json', (rows) => {
      const ids = [...new Set(rows.map(({ ID }) => ID))];
      const ID = random.pick(ids);
      return ids.length > 4 ? rows.filter((row) => row.ID !== ID) : rows;
    }),
  add: (dir, random) =>
    change<Row[]>(dir, 'catalogue/properties.json', (rows) => {
      const { ID } = random.pick(rows);
      const fresh = Math.max(...rows.map((row) => row.ID)) + 1;
      return [...rows, ...rows.filter((row) => row.ID === ID).map((row) => ({ ...row, ID: fresh }))];
    }),
  menu: (dir, random) =>
    change<Page[]>(dir, 'menu.json', (pages) => {
      const { params } = random.pick(pages);
      for (const language of Object.keys(params.title))
        params.title[language] = `Page ${random.whole(1, 1e6)}`;
      return pages;
    }),
  language: (dir) =>
    change<{ default: string; languages: { code: string; use: boolean }[] }>(
      dir,
      'languages.json',
      (data) => {
        const other = data.languages.find(({ code }) => code !== data.default);
        if (other) other.use = !other.use;
        return data;
      },
    ),
};
