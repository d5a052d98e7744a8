import { fillLaw, type LawWords, unknownLaw } from '../../i18n/fill-law.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { type Fault, pointer } from '../fault.ts';
import { didYouMean } from '../schema-faults.ts';
import type { Law } from './names.ts';
import { lawWords } from './words.ts';

/** A text of a language somewhere in a record, with the place where it stands. */
interface Placed {
  text: string;
  locale: Locale;
  path: readonly PropertyKey[];
}

/** The texts of a record that stand under the code of a language, as `{"fr": "…"}`. */
function textsIn(value: unknown, path: readonly PropertyKey[] = []): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? isLocale(key) && !Array.isArray(value)
        ? [{ text: inner, locale: key, path: [...path, key] }]
        : []
      : textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy of a record in which the `{law.…}` placeholders of its texts are filled in. */
export function recordWithLaw<T>(record: T, law: Law): T {
  return filled(record, (text, locale) => fillLaw(text, lawWords(law, locale))) as T;
}

function filled(value: unknown, fill: (text: string, locale: Locale) => string): unknown {
  if (Array.isArray(value)) return value.map((inner: unknown) => filled(inner, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? (isLocale(key) ? fill(inner, key) : inner) : filled(inner, fill),
    ]),
  );
}

/**
 * An error for each placeholder of the law in a record's texts that stands for nothing.
 * @param place the file and the place in it of a text at a path of the record
 */
export function checkLawIn(
  record: unknown,
  law: Law,
  id: string,
  place: (path: readonly PropertyKey[]) => { file: string; pointer: string },
): Fault[] {
  return textsIn(record).flatMap(({ text, locale, path }) => {
    const words = lawWords(law, locale);
    return unknownLaw(text, words).map((written) => ({
      level: 'error' as const,
      ...place(path),
      id: `${id} (${locale})`,
      found: `the placeholder ${written}, which stands for nothing`,
      expected: 'a value of the law, such as {law.wallonia.duty.own}',
      hint: hintFor(written, words),
    }));
  });
}

/** The known placeholder that is nearest to what was written. */
function hintFor(written: string, words: LawWords): string {
  const name = /law\.?([\w.]*)/i.exec(written)?.[1] ?? '';
  const known = [...words.keys()].filter((key) => typeof words.get(key) === 'string');
  return didYouMean(name, known, 'docs/law.md lists all: {law.wallonia.…}, {law.belgium.…} and so on.');
}

/** The place of a text of `articles/{id}/article.json` or of a body beside it. */
export const articlePlace =
  (id: string) =>
  (path: readonly PropertyKey[]): { file: string; pointer: string } =>
    path[0] === 'body'
      ? { file: `articles/${id}/${String(path[1])}.html`, pointer: '' }
      : { file: `articles/${id}/article.json`, pointer: pointer(path) };
