import { FORMAT_LOCALE, type Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';

/**
 * The texts of a property's card with their placeholders, and how its numbers are written; for page and
 * island alike.
 */
export function cardTexts(locale: Locale) {
  const { property, shortlist } = texts(locale);
  return {
    save: shortlist.save,
    new: shortlist.new,
    energy: property['epc.label'],
    bedrooms_one: property.bedrooms_one,
    bedrooms_other: property.bedrooms_other,
    surface: property.surfaceOf,
    ground: property.groundOf,
    /** For plural forms. */
    language: locale as string,
    /** The locale for number formats, such as `fr-BE`. */
    format: FORMAT_LOCALE[locale],
  };
}

export type CardTexts = ReturnType<typeof cardTexts>;
