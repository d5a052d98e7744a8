import { absoluteUrl } from '../features/seo/absolute-url.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translator.ts';
import { builtRedirects } from '../routing/built-redirects.ts';
import { putBeside } from '../routing/files-beside.ts';
import { pageLanguage } from '../routing/resolve.ts';
import type { Site } from '../routing/route.ts';
import { opensInNewTab } from '../snapshot/link-attributes.ts';
import { html, type Markup } from '../ui/markup.ts';

/** The head of every redirect page. Nothing but the icon is loaded. */
const HEAD: Markup = {
  html: `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="content-security-policy" content="default-src 'none';img-src 'self';script-src 'none';style-src 'none';object-src 'none';base-uri 'self'"><meta name="robots" content="noindex, follow"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
};

interface RedirectPage {
  locale: Locale;
  to: string;
  siteUrl: string;
}

/** The page of a redirected address, for hosts that do not read `_redirects`: a complete HTML document. */
export function redirectPage({ locale, to, siteUrl }: RedirectPage): string {
  const t = translator(locale);
  const title = t('redirect.title');
  const head = html`${HEAD}<meta http-equiv="refresh" content="0; url=${to}"><title>${title}</title><link rel="canonical" href="${absoluteUrl(siteUrl, to)}">`;
  const body = html`<main><h1>${title}</h1><p><a href="${to}"${opensInNewTab(to) ? html` rel="noopener"` : ''}>${t('redirect.link')}</a></p></main>`;
  return `<!DOCTYPE html>${html`<html lang="${locale}"><head>${head}</head><body>${body}</body></html>`.html}`;
}

/** Adds the pages of all addresses that redirect to a page; see `routing/built-redirects.ts`. */
export function putRedirects({ table, site }: Site, to: string): void {
  for (const { from } of builtRedirects(table).carried.get(to) ?? [])
    putBeside(
      to,
      `${from}index.html`,
      redirectPage({ locale: pageLanguage(table, from), to, siteUrl: site.url }),
    );
}
