import sharp from 'sharp';

/** Columns and rows of the comparison: enough for the place of a window or a sofa, too few for their detail. */
const COLUMNS = 24;
const ROWS = 16;
const CHANNELS = 3;

/** What a picture looks like in small. */
export interface Likeness {
  /** Red, green and blue of 24 × 16 cells, 0–255, without the picture's own mean of each channel. */
  cells: readonly number[];
  /** How much the cells vary: 0 for one plain tone, about 30 to 80 for a photograph. */
  contrast: number;
}

/** Reads the likeness of a picture, given as file name or bytes. Rejects when it is no picture. */
export async function likenessOf(picture: string | Buffer): Promise<Likeness> {
  const values = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const cells = COLUMNS * ROWS;
  const means = Array.from({ length: CHANNELS }, (_, channel) => {
    const own = values.filter((_value, at) => at % CHANNELS === channel);
    return own.reduce((sum, value) => sum + value, 0) / cells;
  });
  const centred = Array.from(values, (value, at) => value - (means[at % CHANNELS] ?? 0));
  return { cells: centred, contrast: rootMeanSquare(centred) };
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/** Mean difference of two pictures' cells: 0 for a copy, also a lighter or darker one; mostly above 40 for strangers. */
export const distance = (a: Likeness, b: Likeness): number =>
  rootMeanSquare(a.cells.map((value, at) => value - (b.cells[at] ?? 0)));
