import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, type Locale } from '../../../src/i18n/locales.ts';

/** The texts of a snapshot's files, with their languages. */
export interface SnapshotTexts {
  /** Each whole text with the languages in which it occurs. */
  languages: Map<string, Set<Locale>>;
  /** All texts joined, with single spaces. */
  all: string;
}

/** Shorter texts are often names, or the same in several languages. */
const SHORTEST = 12;

export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads every text of a snapshot without schemas, because any of them may appear on a page. */
export function readSnapshotTexts(dir: string): SnapshotTexts {
  const languages = new Map<string, Set<Locale>>();
  const all: string[] = [];
  const add = (text: string, language: Locale | undefined) => {
    all.push(singleSpaced(text));
    if (!language) return;
    for (const part of text.split(/\n\s*\n|<[^>]+>/).map(singleSpaced)) {
      if (part.length <= SHORTEST || !/\p{L} \p{L}/u.test(part)) continue;
      languages.set(part, (languages.get(part) ?? new Set()).add(language));
    }
  };
  const walk = (value: unknown, language: Locale | undefined): void => {
    if (typeof value === 'string') add(value, language);
    if (typeof value !== 'object' || value === null) return;
    const own =
      'language' in value && isLocale(String(value.language)) ? (String(value.language) as Locale) : language;
    for (const [key, child] of Object.entries(value)) walk(child, isLocale(key) ? key : own);
  };
  for (const file of filesIn(dir)) {
    const text = readFileSync(file, 'utf8');
    const name = /([a-z]{2})\.html$/.exec(file)?.[1];
    if (file.endsWith('.json')) walk(JSON.parse(text), undefined);
    else add(text, isLocale(name) ? name : undefined);
  }
  return { languages, all: all.join('\n') };
}

/** Pictures, and the owners' files, which are never published. */
const UNREAD = new Set(['media', 'owners']);

const filesIn = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return UNREAD.has(name) ? [] : filesIn(path);
    return /\.(json|html)$/.test(name) ? [path] : [];
  });
