import sanitize from 'sanitize-html';
import { linkAttributes } from './link-attributes.ts';

const ALLOWED_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'hr',
  'address',
];

/**
 * Reduces HTML of the snapshot to harmless tags (design, section 3: an allow-list, nothing else is ever
 * inserted). Headings keep their level; an external link opens in a new tab (specification, path rules).
 * @param resolveLink turns an original path (`/contact/`) into the address in the reader's language
 */
export function sanitizeRichText(
  html: string,
  resolveLink: (href: string) => string = (href) => href,
): string {
  const clean = reduce(html, resolveLink);
  // The first pass leaves a link inside a link as it is; a second pass separates the two.
  return reduce(clean, (href) => href);
}

function reduce(html: string, resolveLink: (href: string) => string): string {
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'lang', 'hreflang'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      '*': ['lang'],
    },
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, attributes) => ({ tagName, attribs: attributesOfLink(attributes, resolveLink) }),
    },
  });
}

function attributesOfLink(
  { href = '', lang = '', hreflang = '' }: Record<string, string>,
  resolveLink: (href: string) => string,
): Record<string, string> {
  const internal = /^\/(?![/\\])/.test(href);
  return {
    ...(href && linkAttributes(internal ? resolveLink(href) : href)),
    ...(lang && { lang }),
    ...(hreflang && { hreflang }),
  };
}

/**
 * The text of rich text without its tags, on one line. It is not HTML and must be escaped before it is
 * inserted.
 */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(br|\/(p|h\d|li|tr|div|td|th|blockquote|figcaption|caption|address))\b/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** The addresses of a rich text's links, as written, without those that are removed as unsafe. */
export function hrefsOf(html: string): string[] {
  const hrefs: string[] = [];
  sanitize(sanitizeRichText(html), {
    allowedAttributes: { a: ['href'] },
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      a: (tagName, attribs) => {
        const { href } = attribs;
        if (href !== undefined) hrefs.push(href);
        return { tagName, attribs };
      },
    },
  });
  return hrefs;
}
