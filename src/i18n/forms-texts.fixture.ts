import de from '../../i18n/de/forms.json' with { type: 'json' };
import en from '../../i18n/en/forms.json' with { type: 'json' };
import fr from '../../i18n/fr/forms.json' with { type: 'json' };
import nl from '../../i18n/nl/forms.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The forms' texts with their placeholders, for tests that render forms. Pages use `translator`. */
export const FORMS_TEXTS: Record<Locale, Record<keyof typeof fr, string>> = { fr, nl, en, de };
