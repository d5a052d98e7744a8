import { describe, expect, test } from 'vitest';
import { CARD_VARIANTS, cardPicture } from './card-picture.ts';

const of = (...urls: string[]) => cardPicture(urls, CARD_VARIANTS, 'tint-2w');

describe('the files of a card’s picture', () => {
  test('two sizes of AVIF, and one of WebP for browsers without it', () =>
    expect(of('/a_1.avif', '/a_2.avif', '/a_3.webp')).toMatchObject({
      sources: [{ type: 'image/avif', srcSet: '/a_1.avif 400w, /a_2.avif 600w' }],
      src: '/a_3.webp',
      tint: 'tint-2w',
    }));

  test('a picture narrower than both is offered once', () =>
    expect(of('/a_1.avif', '/a_1.avif', '/a_3.webp')?.sources[0]?.srcSet).toMatch(/^\/a_1\.avif \d00w$/));

  test('a media host has both sizes in one format', () => {
    const picture = of('https://host/a?width=400', 'https://host/a?width=600', 'https://host/a?width=400');
    expect(picture?.sources).toEqual([]);
    expect(picture?.src).toBe('https://host/a?width=400');
    expect(picture?.srcSet).toBe('https://host/a?width=400 400w, https://host/a?width=600 600w');
  });

  test('a drawing has no sizes', () => {
    expect(of('/plan.svg', '/plan.svg', '/plan.svg')).toMatchObject({ sources: [], src: '/plan.svg' });
    expect(of('/plan.svg', '/plan.svg', '/plan.svg')?.srcSet).toBeUndefined();
  });

  test('no addresses, no picture', () => expect(of()).toBeUndefined());
});
