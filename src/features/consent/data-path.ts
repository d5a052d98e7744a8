import type { Locale } from '../../i18n/locales.ts';

/** Where the dialog's texts are, which only those need who are asked. */
export const consentDataPath = (locale: Locale): string => `/${locale}/data/consent.json`;
