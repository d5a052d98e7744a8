import type { OpeningStyle } from '../elevation/opening.ts';

const tall = { columns: 2, rows: 1, transom: 0.28 } as const;
const plain = { columns: 1, rows: 1 } as const;
const pair = { columns: 2, rows: 1 } as const;

/** Old town houses: tall casements under stone lintels. */
export const town: OpeningStyle = {
  frame: '#f1ece1',
  door: '#6b3f29',
  trim: '#b9bcb6',
  head: 'flat',
  panes: tall,
};

/** Houses between the wars: broader windows, plain heads. */
export const interwar: OpeningStyle = {
  frame: '#f3efe6',
  door: '#5d4632',
  trim: '#d4cdbf',
  head: 'flat',
  panes: { columns: 3, rows: 1, transom: 0.24 },
  size: [0.62, 0.54],
};

/** Blocks of flats of the 1950s to 1980s. */
export const block: OpeningStyle = {
  frame: '#e9e6de',
  door: '#4a5358',
  trim: '#c9c3b6',
  head: 'none',
  panes: pair,
  size: [0.66, 0.56],
};

/** New buildings: slim dark frames, tall glass. */
export const modern: OpeningStyle = {
  frame: '#4a443c',
  door: '#3d4245',
  trim: '#a9a59b',
  head: 'none',
  panes: plain,
  size: [0.46, 0.76],
};

/** Country houses and villas. */
export const rural: OpeningStyle = {
  frame: '#f0ebdf',
  door: '#4b5f52',
  trim: '#b6bab6',
  head: 'surround',
  panes: { columns: 2, rows: 3 },
  size: [0.46, 0.52],
};

/** Changes some properties of a style. */
export function styled(base: OpeningStyle, changes: Partial<OpeningStyle>): OpeningStyle {
  return { ...base, ...changes };
}
