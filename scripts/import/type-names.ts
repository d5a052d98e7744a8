import type { Locale } from '../../src/i18n/locales.ts';
import { typeWords } from '../../src/snapshot/type-words.ts';
import type { Notes } from './notes.ts';

/** A row of `types.json`, as it stands there. */
export interface TypeRow {
  WebID: string;
  Name: string;
  NameSingular?: string | null;
  NamePlural?: string | null;
  language: string;
}

/**
 * What a property's type is called in a language; its key is never shown. Where the language has neither a name nor
 * a word for the type, those of the default or any other language.
 * @returns `name` for the record's `MainTypeName`, `word` for a headline: "Commerce, Liège"
 */
export function typeNames(
  webId: string,
  language: Locale,
  { types, languages }: { types: readonly TypeRow[]; languages: { default: Locale } },
  notes: Notes,
): { name: string; word: string } {
  const rows = types.filter((type) => type.WebID === webId);
  if (rows.length === 0) return { name: webId, word: webId };
  const own = rows.find((row) => row.language === language)?.Name;
  const records = rows.map(({ Name, NameSingular, NamePlural, language: code }) => [
    code,
    { Name, NameSingular: NameSingular || undefined, NamePlural: NamePlural || undefined },
  ]);
  const words = typeWords({ id: webId, records: Object.fromEntries(records) }, language, languages.default);
  if (words.language !== language)
    notes.remark(
      `types.json has no name of type ${webId} in ${language}: properties show that of another language.`,
    );
  return { name: own ?? words.one, word: words.one };
}
