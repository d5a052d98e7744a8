import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrSvg } from './qr.ts';

test('the drawing has every dark module of the code, and no other', () => {
  const address = 'https://agency.example/fr/a-vendre/liege/maison/4101/';
  const { data, size } = encode(address, { border: 4, maskPattern: 0 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of qrSvg(address).matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(data);
  expect(qrSvg(address)).toContain(`viewBox="0 0 ${size} ${size}"`);
});
