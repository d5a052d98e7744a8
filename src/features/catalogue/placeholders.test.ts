import { describe, expect, test } from 'vitest';
import { fillTotals, fillYear } from './placeholders.ts';

describe('fillTotals', () => {
  test.each([
    ['{FOR_SALE_TOTAL} à vendre, {FOR_RENT_TOTAL} à louer', '12 à vendre, 1.234 à louer'],
    ['{FOR_SALE_TOTAL}{FOR_SALE_TOTAL}', '1212'],
    ['{FOR_RENT_TOTAL}', '1.234'],
    ['<b>{FOR_SALE_TOTAL}</b>', '<b>12</b>'],
    [
      'FOR_SALE_TOTAL {for_sale_total} { FOR_SALE_TOTAL }',
      'FOR_SALE_TOTAL {for_sale_total} { FOR_SALE_TOTAL }',
    ],
    ['{YEAR}', '{YEAR}'],
    ['', ''],
  ])('%j', (text, filled) => expect(fillTotals(text, { sale: 12, rent: 1234 }, 'nl')).toBe(filled));

  test('nothing on the market', () =>
    expect(fillTotals('{FOR_SALE_TOTAL}/{FOR_RENT_TOTAL}', { sale: 0, rent: 0 }, 'fr')).toBe('0/0'));
});

describe('fillYear', () => {
  test.each([
    ['© {YEAR} Maison Bueren', '© 2026 Maison Bueren'],
    ['{YEAR}–{YEAR}', '2026–2026'],
    ['{FOR_SALE_TOTAL} {year}', '{FOR_SALE_TOTAL} {year}'],
    ['', ''],
  ])('%j', (text, filled) => expect(fillYear(text, 2026)).toBe(filled));
});
