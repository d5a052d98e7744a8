import type { Locale } from '../../i18n/locales.ts';

/** The address of the dialog's texts, which are loaded only when the dialog opens. */
export const consentDataPath = (locale: Locale): string => `/${locale}/data/consent.json`;
