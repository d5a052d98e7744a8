import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type fr from '../../i18n/fr/forms.json';
import { LOCALES, type Locale } from './locales.ts';

const read = (locale: Locale) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../i18n/${locale}/forms.json`), 'utf8'));

/** The forms' texts with their placeholders, for tests that render forms. Pages use `translator`. */
export const FORMS_TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<
  Locale,
  Record<keyof typeof fr, string>
>;
