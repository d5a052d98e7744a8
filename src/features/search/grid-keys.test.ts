import { expect, test } from 'vitest';
import { type Cell, moveInGrid } from './grid-keys.ts';

// Rows with two links, none, two and one.
const LINKS = [2, 0, 2, 1];
const cell = (row: number, link = 0): Cell => ({ row, link });

test.each<[string, string, Cell | undefined, Cell | undefined | false]>([
  ['down from the text to the first row', 'ArrowDown', undefined, cell(0)],
  ['down passes a row without links', 'ArrowDown', cell(0), cell(2)],
  ['down stays in its column', 'ArrowDown', cell(0, 1), cell(2, 1)],
  ['down into a shorter row takes its last link', 'ArrowDown', cell(2, 1), cell(3)],
  ['down from the last row to the text', 'ArrowDown', cell(3), undefined],
  ['up from the text to the last row', 'ArrowUp', undefined, cell(3)],
  ['up', 'ArrowUp', cell(2), cell(0)],
  ['up from the first row to the text', 'ArrowUp', cell(0), undefined],
  ['right', 'ArrowRight', cell(0), cell(0, 1)],
  ['right ends at the last link', 'ArrowRight', cell(0, 1), cell(0, 1)],
  ['left', 'ArrowLeft', cell(0, 1), cell(0)],
  ['left ends at the first link', 'ArrowLeft', cell(0), cell(0)],
  ['left in a row of one link is the text’s', 'ArrowLeft', cell(3), false],
  ['left in the text is the text’s', 'ArrowLeft', undefined, false],
  ['home goes to the first row', 'Home', cell(3), cell(0)],
  ['end goes to the last row', 'End', cell(0), cell(3)],
  ['home in the text is the text’s', 'Home', undefined, false],
  ['end in the text is the text’s', 'End', undefined, false],
  ['a letter is the text’s', 'a', cell(0), false],
])('%s', (_, key, active, expected) => {
  expect(moveInGrid(key, LINKS, active)).toEqual(expected);
});

test('without rows the arrows lead nowhere', () => {
  expect(moveInGrid('ArrowDown', [], undefined)).toBeUndefined();
  expect(moveInGrid('ArrowUp', [0, 0], undefined)).toBeUndefined();
});
