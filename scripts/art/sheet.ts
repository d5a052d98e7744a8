/**
 * Contact sheets of every picture of the snapshot, to look at: `node scripts/art/sheet.ts [FOLDER]`.
 * Writes `sheet-01.jpg` … into the folder (default `.cache/art/sheets`), 30 pictures each, named and
 * measured, a property's together; prints the pairs that look most alike.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { distance, likenessOf } from './lib/likeness.ts';
import { media } from './lib/output.ts';

const COLUMNS = 5;
const ROWS = 6;
const CELL = { width: 380, height: 254 };
const CAPTION = 22;
/** So many of the most similar pairs are printed. */
const PAIRS = 12;

const folder = process.argv[2] ?? fileURLToPath(new URL('../../.cache/art/sheets', import.meta.url));
mkdirSync(folder, { recursive: true });

const names = readdirSync(media, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(jpe?g|png|webp)$/.test(name))
  .sort();

const caption = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CAPTION}"><text x="4" y="16" font-family="sans-serif" font-size="13">${text}</text></svg>`,
  );

async function cell(name: string, at: number) {
  const left = (at % COLUMNS) * CELL.width;
  const top = Math.floor(at / COLUMNS) * (CELL.height + CAPTION);
  const picture = sharp(join(media, name));
  const { width, height } = await picture.metadata();
  const input = await picture.resize({ ...CELL, fit: 'contain', background: '#ffffff' }).toBuffer();
  return [
    { input: caption(`${name} · ${width} × ${height}`), left, top },
    { input, left, top: top + CAPTION },
  ];
}

const size = COLUMNS * ROWS;
for (let first = 0; first < names.length; first += size) {
  const cells = await Promise.all(names.slice(first, first + size).map(cell));
  const file = join(folder, `sheet-${String(first / size + 1).padStart(2, '0')}.jpg`);
  await sharp({
    create: {
      width: COLUMNS * CELL.width,
      height: ROWS * (CELL.height + CAPTION),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells.flat())
    .jpeg({ quality: 88 })
    .toFile(file);
  console.log(file);
}

const likenesses = await Promise.all(names.map((name) => likenessOf(join(media, name))));
const pairs = likenesses.flatMap((one, i) =>
  likenesses.slice(0, i).map((other, j) => ({ apart: distance(one, other), pair: [names[j], names[i]] })),
);
for (const { apart, pair } of pairs.sort((a, b) => a.apart - b.apart).slice(0, PAIRS))
  console.log(apart.toFixed(1), pair.join(' '));
