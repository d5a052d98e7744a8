import type { Locale } from '../i18n/locales.ts';
import { type Translate, translator } from '../i18n/translator.ts';
import { inLanguage, localizedPath, routeOf } from '../routing/resolve.ts';
import type { Route, Site } from '../routing/route.ts';
import { getSite } from '../routing/site.ts';
import { pagedPath } from '../routing/table.ts';
import { type Localized, type Multilingual, recordIn, textIn } from '../snapshot/domain.ts';
import { lawWords } from '../snapshot/law/words.ts';
import { perObject } from '../snapshot/per-object.ts';
import { sanitizeRichText } from '../snapshot/rich-text.ts';
import type { Image, Text } from '../snapshot/schema/common.ts';

/** What every part of a page uses: the site, the language, its texts and its addresses. */
export interface PageContext {
  site: Site;
  locale: Locale;
  t: Translate;
  /** This page's own address. */
  path: string;
  route: Route | undefined;
  pageNumber: number;
  /** A text of the snapshot in the page's language, or in the language it falls back to. */
  text(text: Text | undefined): Localized<string> | undefined;
  /** Rich text of the snapshot, sanitised, with links in the page's language. */
  richText(text: Text | undefined): Localized<string> | undefined;
  record<T>(entity: Multilingual<T>): Localized<T>;
  /** The address of an original path (`/contact/`) in the page's language. */
  href(original: string): string;
  /** The same; `undefined` if the snapshot has no such page. */
  pageHref(original: string): string | undefined;
  /** The properties that a picture component needs for an image of the snapshot. */
  picture(image: Image): { src: string; alt: string; lang?: Locale };
  /** This page's address in another language. */
  pathIn(locale: Locale): string;
  /** `{ lang }` for an element whose text is not in the page's language, else an empty object. */
  lang(localized: { language: Locale } | undefined): { lang?: Locale };
}

export interface ContextInput {
  locale: Locale;
  route?: Route | undefined;
  pageNumber?: number;
  /** For pages outside the route table, such as page-not-found. */
  path?: string;
}

/** Rich text such as the footer's is on every page, so each text is sanitised once for each language. */
const known = perObject((_site: Site) => new Map<string, string>());

function cleaned(site: Site, locale: Locale, html: string, href: (original: string) => string): string {
  const key = `${locale} ${html}`;
  const value = known(site).get(key) ?? sanitizeRichText(html, href);
  known(site).set(key, value);
  return value;
}

export async function pageContext({
  locale,
  route,
  pageNumber = 1,
  path,
}: ContextInput): Promise<PageContext> {
  const site = await getSite();
  const { defaultLocale } = site.table;
  const own = path ?? (route ? pagedPath(route, locale, pageNumber) : `/${locale}/`);
  const href = (original: string) => localizedPath(site.table, original, locale);
  return {
    site,
    locale,
    t: translator(locale, lawWords(site.law, locale)),
    path: own,
    route,
    pageNumber,
    text: (text) => textIn(text, locale, defaultLocale),
    richText: (text) => {
      const found = textIn(text, locale, defaultLocale);
      return found && { ...found, value: cleaned(site, locale, found.value, href) };
    },
    record: (entity) => recordIn(entity, locale, defaultLocale),
    href,
    pageHref: (original) => routeOf(site.table, original, locale)?.paths[locale],
    picture: (image) => {
      const alt = textIn(image.alt, locale, defaultLocale);
      return {
        src: image.url,
        alt: alt?.value ?? '',
        ...(alt && alt.language !== locale && { lang: alt.language }),
      };
    },
    pathIn: (other) => (route ? inLanguage(site.table, own, other) : `/${other}/`),
    lang: (localized) => (localized && localized.language !== locale ? { lang: localized.language } : {}),
  };
}
