import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { decompress } from 'woff2-encoder';

/** The site's two typefaces, as the pages have them. */
const FILES = {
  serif: {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 420, opsz: 72 },
  },
  sans: { file: '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
} as const;

export type Face = keyof typeof FILES;

/** What the package's types do not tell of yet. */
type VariableFont = Font & { variation: { set(axes: Readonly<Record<string, number>>): void } };

async function open(face: Face): Promise<Font> {
  const { file, axes } = FILES[face];
  const bytes = await decompress(readFileSync(createRequire(import.meta.url).resolve(file)));
  const font = opentype.parse(new Uint8Array(bytes).buffer) as VariableFont;
  font.variation.set(axes);
  return font;
}

let opened: Promise<Record<Face, Font>> | undefined;

/** Both typefaces, read once. */
export function openFonts(): Promise<Record<Face, Font>> {
  opened ??= Promise.all([open('serif'), open('sans')]).then(([serif, sans]) => ({ serif, sans }));
  return opened;
}

export interface Outline {
  /** Elements of an SVG: the text with the left end of its base line at 0, 0. */
  svg: string;
  /** In pixels. */
  width: number;
}

interface Style {
  font: Font;
  /** Height of the type in pixels. */
  size: number;
  /** Space added after each letter, in parts of the size. */
  tracking?: number;
}

/**
 * A text as outlines of the site's own typefaces, so that it looks the same whatever fonts a machine has. A letter that
 * the typeface lacks is drawn without its accents, or left out where it has none.
 */
export function outline(text: string, { font, size, tracking = 0 }: Style): Outline {
  const letters = [...text.normalize('NFC').replace(/\s/g, ' ')].flatMap((letter) => inFont(font, letter));
  // Letter by letter: the package's own shaping stops at rules of these fonts that it does not know.
  const glyphs = letters.map((letter) => font.charToGlyph(letter));
  const scale = size / font.unitsPerEm;
  const parts: string[] = [];
  let x = 0;
  glyphs.forEach((glyph, index) => {
    const path = glyph.getPath(x, 0, size, {}, font).commands.map(inSvg).join('');
    if (path) parts.push(`<path d="${path}"/>`);
    const next = glyphs[index + 1];
    // A glyph knows its width in this weight once its path was drawn.
    x += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale;
    x += tracking * size;
  });
  return { svg: parts.join(''), width: x };
}

/** The package's own way of writing paths makes no number of a coordinate just beside 0. */
function inSvg(command: PathCommand): string {
  const numbers = (...values: number[]) => values.map((value) => value.toFixed(2)).join(' ');
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    default:
      return command.type + numbers(command.x, command.y);
  }
}

/** Glyph 0 stands for what a font lacks. */
const has = (font: Font, letter: string): boolean => font.charToGlyphIndex(letter) > 0;

function inFont(font: Font, letter: string): string[] {
  const bare = letter.normalize('NFD').charAt(0);
  return [letter, bare].filter((some) => has(font, some)).slice(0, 1);
}

/** No card has room for more letters than these, however long a text is. */
const MOST_LETTERS = 120;

/** The same in the largest size that fits a width; cut with an ellipsis where even the least does not fit. */
export function fitted(text: string, style: Style, width: number, leastSize: number): Outline {
  const letters = [...text].slice(0, MOST_LETTERS);
  const most = letters.join('');
  const whole = outline(most, style);
  if (whole.width <= width) return whole;
  const size = Math.floor((style.size * width) / whole.width);
  if (size >= leastSize) return outline(most, { ...style, size });
  const least = { ...style, size: leastSize };
  const cut = (length: number) => outline(`${letters.slice(0, length).join('').trimEnd()}…`, least);
  let [fits, fitsNot] = [0, letters.length];
  while (fitsNot - fits > 1) {
    const middle = Math.floor((fits + fitsNot) / 2);
    if (cut(middle).width <= width) fits = middle;
    else fitsNot = middle;
  }
  return cut(fits);
}
