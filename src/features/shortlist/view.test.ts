import { describe, expect, test } from 'vitest';
import { entry, facts, snapshot } from './shortlist.fixture.ts';
import { inOrder, type Order, shown, shownEntry, snapshotOfFacts } from './view.ts';

describe('a property', () => {
  const kept = { id: 1, snapshot: snapshot(1) };

  test('before the catalogue is there: as it was kept, and not gone', () =>
    expect(shown(kept, undefined)).toMatchObject({ title: 'Property 1', isGone: false, facts: undefined }));

  test('on the market: as it is now', () => {
    const now = facts(1, {
      title: 'Huis',
      language: 'nl',
      priceText: '€ 100.000',
      card: { ...facts(1).card, picture: { sources: [], src: '/_astro/b.webp', width: 600, height: 400 } },
    });
    expect(shown(kept, new Map([[1, now]]))).toMatchObject({
      title: 'Huis',
      language: 'nl',
      pictures: [{ src: '/_astro/b.webp' }],
      isGone: false,
      priceThen: undefined,
    });
  });

  test('off the market: as it was, and gone', () =>
    expect(shown(kept, new Map())).toMatchObject({ title: 'Property 1', isGone: true }));

  test.each([
    [90_000, 100_000, '€ 100.000'],
    [100_000, 100_000, undefined],
    [undefined, 100_000, undefined],
    [90_000, undefined, undefined],
  ])('price %s now, %s then: %s', (price, amount, priceThen) => {
    const { amount: _, ...unpriced } = snapshot(1);
    const then = amount === undefined ? unpriced : { ...unpriced, amount };
    const now = facts(1, { price, priceText: 'now' });
    expect(shown({ id: 1, snapshot: then }, new Map([[1, now]]))).toMatchObject({ price: 'now', priceThen });
  });

  test('of the catalogue, with an address that leads elsewhere, is none', () =>
    expect(snapshotOfFacts(facts(1, { path: 'https://evil.example/' }))).toBeUndefined());
});

describe('order', () => {
  const { amount: _, ...onRequest } = snapshot(4, { place: 'Ans' });
  const entries = [
    entry(1, { addedAt: 1, snapshot: snapshot(1, { amount: 300, place: 'Visé' }) }),
    entry(2, { addedAt: 2, snapshot: snapshot(2, { amount: 100, place: 'Liège' }) }),
    entry(3, { addedAt: 3, snapshot: snapshot(3, { amount: 200, place: 'Élouges' }) }),
    entry(4, { addedAt: 4, snapshot: onRequest }),
  ].map((kept) => shownEntry(kept, undefined));

  test.each<[Order, number[]]>([
    ['added', [4, 3, 2, 1]],
    ['price', [2, 3, 1, 4]],
    ['place', [4, 3, 2, 1]],
  ])('%s', (order, expected) => expect(inOrder(entries, order, 'fr').map(({ id }) => id)).toEqual(expected));
});
