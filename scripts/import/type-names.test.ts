import { expect, test, vi } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { Notes } from './notes.ts';
import { type TypeRow, typeNames } from './type-names.ts';

const TYPES: readonly TypeRow[] = [
  { WebID: '6', Name: 'Commerciale', language: 'fr' },
  { WebID: '6', Name: 'Handelspand', NameSingular: 'Winkelpand', NamePlural: null, language: 'nl' },
  { WebID: '10', Name: 'Péniche', language: 'fr' },
];

test.each<[webId: string, language: Locale, name: string, word: string]>([
  ['6', 'fr', 'Commerciale', 'Commerce'],
  ['6', 'nl', 'Handelspand', 'Winkelpand'],
  ['6', 'de', 'Gewerbeimmobilie', 'Gewerbeimmobilie'],
  ['10', 'fr', 'Péniche', 'Péniche'],
  ['10', 'de', 'Péniche', 'Péniche'],
])('type %s in %s is "%s", in a headline "%s"', (webId, language, name, word) => {
  const notes = new Notes();
  const remark = vi.spyOn(notes, 'remark');
  expect(typeNames(webId, language, { types: TYPES, languages: { default: 'fr' } }, notes)).toEqual({
    name,
    word,
  });
  expect(remark).toHaveBeenCalledTimes(webId === '10' && language === 'de' ? 1 : 0);
});
