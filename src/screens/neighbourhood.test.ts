import { expect, test } from 'vitest';
import { neighbourhood } from '../snapshot/schema/catalogue.ts';
import { cardPicture, largePicture } from './neighbourhood.ts';

const record = (...sizes: string[]) =>
  neighbourhood.parse({
    ID: 1,
    Name: 'Outremeuse',
    language: 'fr',
    ...Object.fromEntries(sizes.map((size) => [`${size}PictureItems`, [{ Url: `${size}.jpg` }]])),
  });

test.each([
  [['Small', 'Medium', 'Large', 'XLarge'], 'Medium.jpg', 'XLarge.jpg'],
  [['Small', 'Large', 'XLarge'], 'Large.jpg', 'XLarge.jpg'],
  [['Small', 'Medium'], 'Medium.jpg', 'Medium.jpg'],
  [['XLarge'], 'XLarge.jpg', 'XLarge.jpg'],
  [['Small'], 'Small.jpg', undefined],
  [[], undefined, undefined],
])('of the sizes %j a card shows %s, the page %s', (sizes, card, large) => {
  expect(cardPicture(record(...sizes))?.Url).toBe(card);
  expect(largePicture(record(...sizes))?.Url).toBe(large);
});
