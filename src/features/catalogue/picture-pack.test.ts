import { expect, test } from 'vitest';
import type { PictureVariant } from './listed.ts';
import { packPictures, unpackPictures } from './picture-pack.ts';

const VARIANTS: PictureVariant[] = [
  { format: 'avif', width: 400 },
  { format: 'webp', width: 400 },
];

test.each([
  [['/_astro/01.BxpUQ0DR_qSHvF.avif', '/_astro/01.BxpUQ0DR_Z1datc.webp'], '01.BxpUQ0DR~qSHvF~Z1datc'],
  [['/_astro/a_b.Bx_UQ0DR_qSHvF.avif', '/_astro/a_b.Bx_UQ0DR_1.webp'], 'a_b.Bx_UQ0DR~qSHvF~1'],
  [['/_astro/01.a_1.avif', '/_astro/02.a_1.webp'], ' /_astro/01.a_1.avif /_astro/02.a_1.webp'],
  [['/_astro/01.a_1.avif'], ' /_astro/01.a_1.avif'],
  [['/_astro/0~1.a_1.avif', '/_astro/0~1.a_1.webp'], ' /_astro/0~1.a_1.avif /_astro/0~1.a_1.webp'],
  [
    ['/_image?href=a_b&f=avif', '/_image?href=a_b&f=webp'],
    ' /_image?href=a_b&f=avif /_image?href=a_b&f=webp',
  ],
  [['https://cdn.example/a.jpg?width=400', 'https://cdn.example/a.jpg?width=400'], undefined],
  [['/_astro/plan.svg', '/_astro/plan.svg'], undefined],
  [[], ''],
])('%j', (urls, packed) => {
  if (packed !== undefined) expect(packPictures(urls, VARIANTS)).toBe(packed);
  expect(unpackPictures(packPictures(urls, VARIANTS), VARIANTS)).toEqual(urls);
});
