import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, LOCALES, type Locale } from '../../src/i18n/locales.ts';

/** A text of the site with its language and where it stands. */
export interface Said {
  language: Locale;
  /** The file and the place in it: `snapshot/popup.json/title/fr`. */
  at: string;
  text: string;
}

/** The texts of a JSON file: of records with a `language`, and of objects with a text for each language. */
function* saidIn(value: unknown, at: string, language: Locale | undefined): Generator<Said> {
  if (typeof value === 'string') {
    if (language) yield { language, at, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* saidIn(item, `${at}/${index}`, language);
  } else if (value !== null && typeof value === 'object') {
    const own = 'language' in value && typeof value.language === 'string' ? value.language : undefined;
    for (const [key, item] of Object.entries(value)) {
      const next = isLocale(key) ? key : isLocale(own) ? own : language;
      yield* saidIn(item, `${at}/${key}`, next);
    }
  }
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Records that nobody reads as text. */
const UNREAD = /known\.json$/;

/** Every text of the interface, of mails and of the sample, alternative texts included. */
export function* allSaid(): Generator<Said> {
  for (const language of LOCALES)
    for (const file of files(`i18n/${language}`).filter((name) => name.endsWith('.json')))
      yield* saidIn(JSON.parse(readFileSync(file, 'utf8')), file, language);
  for (const file of files('snapshot')) {
    if (file.endsWith('.json') && !UNREAD.test(file))
      yield* saidIn(JSON.parse(readFileSync(file, 'utf8')), file, undefined);
    const [, language] = /[\\/](\w\w)\.html$/.exec(file) ?? [];
    if (isLocale(language)) yield { language, at: file, text: readFileSync(file, 'utf8') };
  }
}

/** Values that are no words: moments, coordinates, addresses, files. */
const TECHNICAL = /^\d{4}-\d{2}-\d{2}|^[\d.,|\s-]+$|^(https?:|tel:|mailto:|\/)|\.(jpg|png|svg|pdf|mp4)$/;

/** The words that a reader reads: without markup and addresses. */
export function* readable(texts: Iterable<Said>): Generator<Said> {
  for (const said of texts)
    if (!TECHNICAL.test(said.text)) yield { ...said, text: said.text.replaceAll(/<[^>]*>|&\w+;/g, ' ') };
}
