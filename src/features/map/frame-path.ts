import type { Locale } from '../../i18n/locales.ts';

/** The address of the map's frame, a page that stands in no menu and no route table. */
export const mapFramePath = (locale: Locale): string => `/${locale}/map-frame/`;
