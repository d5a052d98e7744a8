import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { decompress } from 'woff2-encoder';

/** The two typefaces of the site's pages. */
const FILES = {
  serif: {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 420, opsz: 72 },
  },
  sans: { file: '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
} as const;

export type Face = keyof typeof FILES;

/** A part of the API that is missing in the package's types. */
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
  /** Elements of an SVG: the text, with the left end of its baseline at 0, 0. */
  svg: string;
  /** In pixels. */
  width: number;
}

interface Style {
  font: Font;
  /** Font size in pixels. */
  size: number;
  /** Letter spacing as a fraction of the size. */
  tracking?: number;
}

/**
 * A text as outlines in the site's typefaces, so that it looks the same on machines without these fonts. A
 * letter missing in the typeface is drawn without its accents; if that is missing too, it is left out.
 */
export function outline(text: string, { font, size, tracking = 0 }: Style): Outline {
  const letters = [...text.normalize('NFC').replace(/\s/g, ' ')].flatMap((letter) => inFont(font, letter));
  // One letter at a time, because the package's shaping fails on font rules that it does not support.
  const glyphs = letters.map((letter) => font.charToGlyph(letter));
  const scale = size / font.unitsPerEm;
  const parts: string[] = [];
  let x = 0;
  glyphs.forEach((glyph, index) => {
    const path = glyph.getPath(x, 0, size, {}, font).commands.map(inSvg).join('');
    if (path) parts.push(`<path d="${path}"/>`);
    const next = glyphs[index + 1];
    // A glyph's width in this weight is known only after its path has been computed.
    x += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale;
    x += tracking * size;
  });
  return { svg: parts.join(''), width: x };
}

/** The package's own serialisation writes coordinates close to 0 as invalid numbers. */
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

/** Glyph 0 stands for a missing letter. */
const has = (font: Font, letter: string): boolean => font.charToGlyphIndex(letter) > 0;

function inFont(font: Font, letter: string): string[] {
  const bare = letter.normalize('NFD').charAt(0);
  return [letter, bare].filter((some) => has(font, some)).slice(0, 1);
}

/** The maximum number of letters that fit on a card. */
const MOST_LETTERS = 120;

/**
 * The text in the largest size that fits a width; shortened with an ellipsis if even the smallest does not
 * fit.
 */
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
