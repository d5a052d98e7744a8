import type { Locale } from '../../i18n/locales.ts';

/** The address of the map's frame, a page that is neither in a menu nor in the route table. */
export const mapFramePath = (locale: Locale): string => `/${locale}/map-frame/`;
