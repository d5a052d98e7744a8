import { expect, test } from 'vitest';
import type { PreviewCard } from './card.ts';
import { cardText } from './card.ts';
import { cardDrawing } from './drawing.ts';
import { fitted, openFonts, outline } from './outlines.ts';

const CARD: PreviewCard = {
  kicker: 'Maison · Liège',
  price: '€ 389.000',
  corner: undefined,
  picture: 'properties/4101/01.jpg',
  agency: 'Maison Bueren',
  logo: undefined,
};

test('what a typeface lacks is drawn without its accent, or not at all', async () => {
  const { serif } = await openFonts();
  const width = (text: string) => outline(text, { font: serif, size: 60 }).width;
  expect(width('Łódź')).toBeGreaterThan(0);
  expect(width('ź')).toBe(width('z'));
  expect(width('a😀漢b')).toBe(width('ab'));
  expect(width('1\u202f000')).toBe(width('1 000'));
});

test('every coordinate is a number, wherever a letter stands', async () => {
  const { serif } = await openFonts();
  for (let amount = 1_000; amount < 1_400; amount += 7)
    expect(outline(`Verkocht € ${amount}/maand`, { font: serif, size: 68 }).svg).not.toMatch(/NaN|e-/);
});

test('a text that is too long is drawn smaller, then cut', async () => {
  const { serif } = await openFonts();
  const style = { font: serif, size: 68 };
  const whole = outline('À partir de € 259.000', style);
  expect(fitted('À partir de € 259.000', style, 700, 34)).toEqual(whole);
  const smaller = fitted('À partir de € 259.000', style, whole.width * 0.8, 34);
  expect(smaller.width).toBeLessThanOrEqual(whole.width * 0.8);
  expect(smaller.width).toBeGreaterThan(whole.width * 0.7);
  expect(fitted('W'.repeat(10_000), style, 700, 34).width).toBeLessThanOrEqual(700);
  // A text of the maximum length in narrow letters fits, in a smaller size.
  const narrow = outline('i'.repeat(120), style).width * 0.8;
  expect(fitted('i'.repeat(10_000), style, narrow, 34).width).toBeLessThanOrEqual(narrow);
});

test('nothing of a text reaches the drawing but its outlines', async () => {
  const drawing = await cardDrawing(
    {
      ...CARD,
      kicker: '"><script>alert(1)</script>',
      price: '</svg>',
      corner: { name: '&<a', kind: 'sold' },
    },
    undefined,
  );
  expect(drawing).not.toMatch(/script|alert|&|<a/);
  expect(drawing.match(/<\/svg>/g)).toHaveLength(1);
});

test.each([
  [{}, 'Maison · Liège – € 389.000'],
  [{ corner: { name: 'Option', kind: 'option' } }, 'Maison · Liège – € 389.000 – Option'],
  [{ price: '' }, 'Maison · Liège'],
] as const)('the words of %j', (changes, words) => expect(cardText({ ...CARD, ...changes })).toBe(words));
