/** Lines of calendar files (RFC 5545, section 3.1) for any text. */

/** Text for a content line. Control characters other than the line break would end or corrupt it. */
export const calendarText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

/** The file made of these lines: each ends with CRLF and is folded if longer than 75 bytes. */
export const calendarOf = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

const LONGEST = 75;
const encoder = new TextEncoder();

/**
 * Breaks a line into pieces of at most 75 bytes, never inside a character; each further piece begins with a
 * space.
 */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > LONGEST) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += bytes;
  }
  return [...pieces, piece].join('\r\n');
}
