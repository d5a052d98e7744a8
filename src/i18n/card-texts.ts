import { FORMAT_LOCALE, type Locale } from './locales.ts';
import { fromTexts } from './texts.ts';

const TEXTS = fromTexts(({ property, shortlist }) => ({
  save: shortlist.save,
  new: shortlist.new,
  energy: property['epc.label'],
  bedrooms_one: property.bedrooms_one,
  bedrooms_other: property.bedrooms_other,
  surface: property.surfaceOf,
  ground: property.groundOf,
}));

/**
 * The texts of a property's card with their placeholders, and how its numbers are written; for page and
 * island alike.
 */
export const cardTexts = (locale: Locale) => ({
  ...TEXTS[locale],
  /** For plural forms. */
  language: locale as string,
  /** The locale for number formats, such as `fr-BE`. */
  format: FORMAT_LOCALE[locale],
});

export type CardTexts = ReturnType<typeof cardTexts>;
