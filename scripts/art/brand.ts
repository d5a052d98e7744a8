/** Draws the agency's mark, its logo and the browser's icons. */
import { join } from 'node:path';
import { markField, markPath } from './brand/mark.ts';
import { wordmark } from './brand/wordmark.ts';
import { media, pngBytes, save, served } from './lib/output.ts';
import { palette } from './lib/palette.ts';
import { document, el, group, path, rect } from './lib/svg.ts';

/** Mark and words side by side, on one base line, in one colour that the page may set. */
function logo(): string {
  const gap = 9;
  const width = Math.ceil(42 + gap + wordmark.width - 1);
  return single(
    width,
    42,
    group({ transform: 'translate(-6 -3)' }, mark()),
    path(wordmark.d, { transform: `translate(${36 + gap} 42)` }),
  );
}

/** The mark alone, in one colour that the page may set. */
function markOnly(): string {
  return single(markField, markField, mark());
}

/** The mark on a green tile; `share` is the part of the tile that the mark takes. */
export function tile(share: number, radius: number): string {
  const scale = share;
  const shift = (markField - markField * scale) / 2;
  return document(
    markField,
    markField,
    rect(0, 0, markField, markField, { rx: radius, fill: palette.green }),
    group({ fill: palette.limestone, transform: `translate(${shift} ${shift}) scale(${scale})` }, mark()),
  );
}

function mark(): string {
  return path(markPath, { fillRule: 'evenodd' });
}

function single(width: number, height: number, ...children: string[]): string {
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    color: palette.slate,
    fill: 'currentColor',
  };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...attributes },
    el('title', {}, 'Maison Bueren'),
    ...children,
  );
}

/** An ICO file around one square PNG. */
function icon(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const square = (side: number) => ({ width: side, height: side });
const bleed = tile(0.66, 0);
const small = tile(0.84, 5);

save(join(media, 'brand', 'logo.svg'), `${logo()}\n`);
save(join(media, 'brand', 'mark.svg'), `${markOnly()}\n`);
save(join(served, 'favicon.svg'), `${small}\n`);
save(join(served, 'favicon.ico'), icon(await pngBytes(small, square(32)), 32));
save(join(served, 'apple-touch-icon.png'), await pngBytes(bleed, square(180), 32));
save(join(served, 'icon-192.png'), await pngBytes(bleed, square(192), 32));
save(join(served, 'icon-512.png'), await pngBytes(bleed, square(512), 32));
