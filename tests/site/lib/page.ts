import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { languageOf } from '../../../src/routing/address.ts';

/**
 * - `page`: a page with content
 * - `frame`: the map's page, which others show in a frame
 * - `redirect`: leads to another address
 * - `root`: determines its target in the browser: `/`, `/project/?id=`, `/fr/project/?id=`
 * - `notFound`: the page for unknown addresses
 */
export type PageKind = 'page' | 'frame' | 'redirect' | 'root' | 'notFound';

/** A text or attribute that a reader sees or hears. */
export interface Phrase {
  text: string;
  lang: string;
}

export interface Link {
  href: string;
  target: string | null;
  rel: string | null;
  /** The part of the page that shows the link: the menu of wide windows, or of narrow ones, or neither. */
  within: 'wide' | 'narrow' | 'noscript' | undefined;
}

/** The data of a page that the tests use; its document is not kept. */
export interface Page {
  path: string;
  html: string;
  kind: PageKind;
  lang: string | null;
  title: string;
  robots: string;
  canonicals: string[];
  alternates: { hreflang: string; href: string }[];
  headings: { level: number; text: string }[];
  ids: Set<string>;
  links: Link[];
  languageLinks: { locale: string; href: string }[];
  /** Addresses of pictures, styles, scripts, fonts and other files that the page loads or names. */
  assets: string[];
  images: { src: string; alt: string | null; width: string | null; height: string | null }[];
  jsonLd: string[];
  csp: string[];
  refresh: string | undefined;
  phrases: Phrase[];
  /** Attributes that no page may have, such as `onclick`. */
  forbidden: string[];
  styles: { href?: string; text?: string }[];
  /** Addresses of the stylesheets that a browser with scripts loads. */
  sheets: string[];
  scripts: { src?: string; text?: string }[];
}

type Root = ReturnType<typeof parseHTML>['document'];

/** Attributes that are read aloud or shown. */
const SPOKEN = ['alt', 'title', 'aria-label', 'placeholder'];

/** Attributes that React writes in the case of its properties: the same in HTML, but not for linkedom. */
const REACT_NAMES = / (?:srcSet|fetchPriority)=/g;

const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

export function readPage(file: string, path: string): Page {
  const html = readFileSync(file, 'utf8');
  const { document } = parseHTML(html.replaceAll(REACT_NAMES, (name) => name.toLowerCase()));
  const all = <T extends Element = Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const attribute = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const refresh = attribute('meta[http-equiv="refresh" i]', 'content')[0];
  return {
    path,
    html,
    refresh,
    kind: kindOf(path, refresh),
    lang: document.documentElement.getAttribute('lang'),
    title: document.querySelector('title')?.textContent ?? '',
    robots: attribute('meta[name="robots"]', 'content').join(', '),
    canonicals: attribute('link[rel="canonical"]', 'href'),
    alternates: all('link[rel="alternate"][hreflang]').map((link) => ({
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent?.trim() ?? '',
    })),
    ids: new Set(attribute('[id]', 'id')),
    links: all('a[href], area[href], link[rel="expect"]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      within: partOf(link),
    })),
    languageLinks: all('a[data-language]').map((link) => ({
      locale: link.getAttribute('data-language') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    assets: assetsOf(document),
    images: all('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    })),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    csp: attribute('meta[http-equiv="content-security-policy" i]', 'content'),
    phrases: phrasesOf(document),
    forbidden: forbiddenIn(document),
    styles: all('link[rel="stylesheet"], style').map(sourceOf('href')),
    sheets: all('link[rel="stylesheet"]')
      .filter((link) => !link.closest('noscript'))
      .map((link) => link.getAttribute('href') ?? ''),
    // A data block (with a type that no browser runs) counts neither as a script's weight nor for the policy.
    scripts: all('script:not([type]), script[type="module"]').map(sourceOf('src')),
  };
}

function partOf(link: Element): Link['within'] {
  if (link.closest('noscript')) return 'noscript';
  if (link.closest('.desktop-menu, .extra-menu')) return 'wide';
  return link.closest('#drawer') ? 'narrow' : undefined;
}

function kindOf(path: string, refresh: string | undefined): PageKind {
  if (/\/404(\.html|\/)$/.test(path)) return 'notFound';
  if (refresh !== undefined) return 'redirect';
  if (/\/map-frame\/$/.test(path)) return 'frame';
  return languageOf(path) && !/^\/..\/project\/$/.test(path) ? 'page' : 'root';
}

const sourceOf = (name: 'href' | 'src') => (element: Element) => {
  const address = element.getAttribute(name);
  return address === null ? { text: element.textContent ?? '' } : { [name]: address };
};

function assetsOf(document: Root): string[] {
  const values = (selector: string, name: string) =>
    [...document.querySelectorAll(`${selector}[${name}]`)].map((element) => element.getAttribute(name) ?? '');
  const candidates = (set: string) => set.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? '');
  return [
    ...['img', 'script', 'source', 'video', 'audio', 'iframe', 'embed', 'track'].flatMap((tag) =>
      values(tag, 'src'),
    ),
    ...values('video', 'poster'),
    ...['img', 'source'].flatMap((tag) => values(tag, 'srcset').flatMap(candidates)),
    ...values('link', 'imagesrcset').flatMap(candidates),
    ...values('link:not([rel~="canonical"], [rel="expect"], [hreflang])', 'href'),
    ...['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
      values('astro-island', name),
    ),
    ...values('meta[property="og:image"]', 'content'),
    ...values('use', 'href'),
    ...[...document.querySelectorAll('style')].flatMap((style) =>
      [...(style.textContent ?? '').matchAll(/url\(["']?([^"')]+)["']?\)/g)].map((match) => match[1] ?? ''),
    ),
  ];
}

/** Every text with the language of its closest `lang`. */
function phrasesOf(document: Root): Phrase[] {
  const phrases: Phrase[] = [];
  const walk = (element: Element, inherited: string) => {
    if (SILENT.has(element.tagName)) return;
    const lang = element.getAttribute('lang') ?? inherited;
    for (const name of SPOKEN) {
      const text = element.getAttribute(name)?.trim();
      if (text) phrases.push({ text, lang });
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 1) walk(node as Element, lang);
      const text = node.nodeType === 3 ? node.textContent?.replace(/\s+/g, ' ').trim() : '';
      if (text) phrases.push({ text, lang });
    }
  };
  walk(document.body, document.documentElement.getAttribute('lang') ?? '');
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  if (description) phrases.push({ text: description, lang: '*' });
  return phrases;
}

function forbiddenIn(document: Root): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isForbidden =
        name === 'style' ||
        name.startsWith('on') ||
        /^\s*(javascript|vbscript):/i.test(value) ||
        name === 'srcdoc';
      return isForbidden ? [`<${element.tagName.toLowerCase()} ${name}="${value.slice(0, 60)}">`] : [];
    }),
  );
}
