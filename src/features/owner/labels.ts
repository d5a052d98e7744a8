import type { Locale } from '../../i18n/locales.ts';
import { OWNER_TEXTS } from '../../i18n/owner-texts.ts';

export type Labels = (typeof OWNER_TEXTS)[Locale];

/** The portal's texts in one language, for the page to pass to its scripts. */
export const ownerLabels = (locale: Locale): Labels => OWNER_TEXTS[locale];
