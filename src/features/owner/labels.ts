import type { Locale } from '../../i18n/locales.ts';
import { type Texts, texts } from '../../i18n/texts.ts';

export type Labels = Texts['owner'];

/** The portal's texts in one language, for the page to pass to its scripts. */
export const ownerLabels = (locale: Locale): Labels => texts(locale).owner;
