import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, LOCALES } from '../i18n/locales.ts';
import type { Article } from './domain.ts';
import type { Fault } from './fault.ts';
import { readFile } from './read-file.ts';
import { readText } from './read-text.ts';
import { type ArticleRecord, article } from './schema/article.ts';
import type { Text } from './schema/common.ts';

/** All articles; `undefined` if one of them cannot be read. */
export function readArticles(dir: string, faults: Fault[]): Article[] | undefined {
  const root = join(dir, 'articles');
  if (!existsSync(root)) return [];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const articles = folders.map(({ name }) => {
    const file = `articles/${name}/article.json`;
    const record = readFile(dir, file, article, {}, faults) as ArticleRecord | undefined;
    if (record && record.id !== name) {
      faults.push({
        level: 'error',
        file,
        pointer: '/id',
        id: record.id,
        found: `"${record.id}" in the folder articles/${name}`,
        expected: `"${name}", the folder's name`,
        hint: 'Rename the folder, or correct the id.',
      });
    }
    const body = readBodies(dir, name, faults);
    return record && { ...record, body };
  });
  return articles.every((entry) => entry !== undefined)
    ? articles.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    : undefined;
}

function readBodies(dir: string, folder: string, faults: Fault[]): Text {
  const body: Text = {};
  for (const name of readdirSync(join(dir, 'articles', folder)).filter(
    (entry) => !/^(\.|article\.json$)/.test(entry),
  )) {
    const language = /^(\w\w)\.html$/.exec(name)?.[1];
    if (isLocale(language)) {
      const text = readText(dir, `articles/${folder}/${name}`, faults);
      if (text !== undefined) body[language] = text;
    } else {
      faults.push({
        level: 'warning',
        file: `articles/${folder}/${name}`,
        pointer: '',
        id: folder,
        found: 'a file that is not read',
        expected: `article.json and one body per language: ${LOCALES.map((locale) => `${locale}.html`).join(', ')}`,
        hint: 'Rename it after its language, or remove it; pictures go into media/.',
      });
    }
  }
  return body;
}
