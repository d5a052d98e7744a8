import { decodeHTMLStrict } from 'entities';

const DESCRIPTION_LIMIT = 250;
const TYPE_DESCRIPTION_LIMIT = 100;
const BOUNDARY_SHARE = 0.8;

const INLINE_TAG = /<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:[\s/][^<>]*)?>/gi;
const OTHER_TAG = /<[/!?]?[a-z][^<>]*>/gi;
const UNSEEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const NO_BREAK = /^[\u00A0\u202F]+$/;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/**
 * A description as one line of plain text, shortened to a length (specification, section 9): without tags and
 * entities, white space collapsed, no-break spaces and soft hyphens kept, `...` if something was cut off, in
 * place of the mark that ends the cut text. It is cut at the last word boundary if
 * that is beyond 80 % of the limit, otherwise inside the word, but never inside a character.
 * @param limit UTF-16 units, not counting the `...`
 * @returns plain text, which may contain `<`; escape it like any text
 */
export function cleanDescription(description: string | null | undefined, limit = DESCRIPTION_LIMIT): string {
  const text = plainLine(description ?? '');
  if (!(limit >= 1)) return '';
  if (text.length <= limit) return text;
  const boundary = text.lastIndexOf(' ', limit);
  const cut = boundary > limit * BOUNDARY_SHARE ? text.slice(0, boundary) : hardCut(text, limit);
  return `${cut.replace(/[\s.,;:–-]+$/u, '')}...`;
}

/** The type description in a search result: 100 characters (specification, sections 2 and 9). */
export const typeDescriptionExcerpt = (description: string | null | undefined): string =>
  cleanDescription(description, TYPE_DESCRIPTION_LIMIT);

function hardCut(text: string, limit: number): string {
  const end = /[\uD800-\uDBFF]/.test(text[Math.floor(limit) - 1] ?? '') ? limit - 1 : limit;
  return text.slice(0, end).trimEnd();
}

const plainLine = (html: string): string =>
  html
    .replace(UNSEEN, ' ')
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(ENTITY, character)
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/[\s\p{Cc}]+/gu, (space) => (NO_BREAK.test(space) ? space.charAt(0) : ' '))
    .trim();

/** The character of an entity; a space for an entity that browsers do not know or that is not a character. */
function character(entity: string): string {
  const decoded = decodeHTMLStrict(entity);
  return decoded === entity || decoded === '\uFFFD' ? ' ' : decoded;
}
