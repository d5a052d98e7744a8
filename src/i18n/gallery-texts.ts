import de from '../../i18n/de/gallery.json' with { type: 'json' };
import en from '../../i18n/en/gallery.json' with { type: 'json' };
import fr from '../../i18n/fr/gallery.json' with { type: 'json' };
import nl from '../../i18n/nl/gallery.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The gallery's texts, which reach the browser in the gallery's file (see `common-texts.ts`). */
export const GALLERY_TEXTS: Record<Locale, Record<keyof typeof fr, string>> = { fr, nl, en, de };
