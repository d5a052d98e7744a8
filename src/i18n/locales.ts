/** The languages the interface is written in. `docs/how-to/add-a-language.md` tells what a fifth needs. */
export const LOCALES = ['fr', 'nl', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/**
 * The BCP 47 tag for formatting numbers and dates: the reader's language with Belgian conventions, and English
 * as in Britain, since `64.070 kWh` is read there as 64. Prices are Belgian Dutch in every language
 * (specification, section 9).
 */
export const FORMAT_LOCALE: Record<Locale, string> = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB', de: 'de-BE' };

export const isLocale = (value: string | undefined): value is Locale =>
  value !== undefined && (LOCALES as readonly string[]).includes(value);
