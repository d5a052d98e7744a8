import type { Texts } from '../../i18n/texts.ts';
import { CATEGORIES, type Category } from './consent.ts';

interface Option {
  name: string;
  text: string;
}

/** The texts of the settings, an answer for each category. */
export interface SettingsLabels {
  essential: Option;
  categories: Record<Category, Option>;
}

/** The dialog's texts in one language, and links to the pages with details. */
export interface ConsentLabels {
  title: string;
  lead: string;
  acceptAll: string;
  declineAll: string;
  change: string;
  save: string;
  close: string;
  /** Shown if the visitor tries to leave without a choice. */
  required: string;
  /** Shown if the settings cannot be loaded. */
  failed: string;
  /** Shown if the browser sends Global Privacy Control. */
  signal: string;
  pages: { name: string; href: string }[];
}

export const consentLabels = (texts: Texts['consent'], pages: ConsentLabels['pages']): ConsentLabels => ({
  title: texts.title,
  lead: texts.lead,
  acceptAll: texts.acceptAll,
  declineAll: texts.declineAll,
  change: texts.change,
  save: texts.save,
  close: texts.close,
  required: texts.required,
  failed: texts.failed,
  signal: texts.signal,
  pages,
});

export const settingsLabels = (texts: Texts['consent']): SettingsLabels => ({
  essential: { name: texts.essential, text: texts['essential.text'] },
  categories: Object.fromEntries(
    CATEGORIES.map((category) => [category, { name: texts[category], text: texts[`${category}.text`] }]),
  ) as SettingsLabels['categories'],
});
