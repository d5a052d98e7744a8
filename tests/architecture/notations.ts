import type { Locale } from '../../src/i18n/locales.ts';

/** A notation of one language, or of all, and what a text that breaks it looks like. */
export interface Notation {
  language: Locale | 'all';
  /** How it is written. */
  write: string;
  /** Finds what is written otherwise. */
  not: RegExp;
  /** Texts that break it. */
  wrong: readonly string[];
}

const DIGITAL_CLOCK = /\b\d{1,2}:\d{2}\b/;
const COMMA_THOUSANDS = /(?<![\d,])[1-9]\d{0,2},\d{3}(?![\d,])/;
const DOT_THOUSANDS = /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?![\d.])/;

/**
 * How texts write clocks, numbers, prices and punctuation. They are the notations of `src/i18n/format.ts` and
 * `src/ui/clock.ts`, so that a page shows a single one; prices that code writes are Belgian Dutch everywhere
 * (specification, section 9).
 */
export const NOTATIONS: readonly Notation[] = [
  { language: 'fr', write: '13 h 30', not: DIGITAL_CLOCK, wrong: ['de 13:30 à 15:30'] },
  { language: 'fr', write: '13 h 30', not: /\b\d{1,2}h(\d\d)?\b/, wrong: ['dès 9h', 'à 13h30'] },
  {
    language: 'fr',
    write: 'a no-break space before ; : ! ? » and after «',
    not: /[ \n\t][;:!?»]|«[ \n\t]/,
    wrong: ['solides : le chantier', '« oui »'],
  },
  { language: 'fr', write: '1 480', not: DOT_THOUSANDS, wrong: ['1.480 m²'] },
  { language: 'fr', write: '1 480', not: COMMA_THOUSANDS, wrong: ['1,480 m²'] },
  { language: 'fr', write: '268 000 €', not: /€\s?\d/, wrong: ['€ 268 000'] },
  { language: 'nl', write: '13.30 uur', not: DIGITAL_CLOCK, wrong: ['van 13:30 tot 15:30'] },
  { language: 'nl', write: '13.30 uur', not: /\b\d{1,2}u(\d\d)?\b/, wrong: ['vanaf 9u', 'om 13u30'] },
  {
    language: 'nl',
    write: 'van 13.30 tot 15.30 uur',
    not: /\btot \d{1,2}\.\d{2}(?!\d|\suur)/,
    wrong: ['van 13.30 tot 15.30'],
  },
  { language: 'nl', write: '€ 268.000', not: /\d\s?€/, wrong: ['268.000 €'] },
  { language: 'nl', write: '1.480', not: COMMA_THOUSANDS, wrong: ['1,480 m²'] },
  { language: 'en', write: '1.30 pm', not: DIGITAL_CLOCK, wrong: ['13:30', '1:30 pm'] },
  { language: 'en', write: '9 am', not: /\d(am|pm)\b|\b[ap]\.m\./, wrong: ['9am', '9 a.m.'] },
  { language: 'en', write: '64,070', not: DOT_THOUSANDS, wrong: ['64.070 kWh'] },
  { language: 'en', write: '€268,000', not: /€\s\d|\d\s?€/, wrong: ['€ 268,000', '268,000 €'] },
  { language: 'en', write: '21%', not: /\d\s%/, wrong: ['21 %'] },
  {
    language: 'en',
    write: 'Saturday 16 January 2027',
    not: /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} [A-Z]/,
    wrong: ['Saturday, 16 January'],
  },
  {
    language: 'en',
    write: '16 January 2027',
    not: /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)(?! and| to)/,
    wrong: ['January 16, 2027'],
  },
  {
    language: 'de',
    write: '13:30 Uhr',
    not: /\b\d{1,2}\.\d{2}\sUhr|\b\d{1,2}\sh\b/,
    wrong: ['13.30 Uhr', '9 h'],
  },
  { language: 'de', write: '268.000 €', not: /€\s?\d/, wrong: ['€ 268.000'] },
  { language: 'de', write: '1.480', not: COMMA_THOUSANDS, wrong: ['1,480 m²'] },
  { language: 'de', write: '21 %', not: /\d%/, wrong: ['21%'] },
  {
    language: 'all',
    write: 'three dots instead of a full stop, as one sign',
    not: /\.\.\./,
    wrong: ['la vieille ville....', 'encore...'],
  },
  { language: 'all', write: '’', not: /\p{L}'\p{L}/u, wrong: ["l'eau"] },
  {
    language: 'all',
    write: 'seconds in words',
    not: /\{\{\w+\}\}\s?s\b/,
    wrong: ['Wait {{seconds}} s.'],
  },
  {
    language: 'all',
    write: 'Montagne de Bueren',
    not: /\bmontagne de Bueren/,
    wrong: ['la montagne de Bueren'],
  },
];
