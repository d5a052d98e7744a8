import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { PreviewCard } from './card.ts';
import { cardDigest, cardPicture } from './picture.ts';

const cache = mkdtempSync(join(tmpdir(), 'previews-'));
vi.stubEnv('CACHE_DIR', cache);
vi.stubEnv('SNAPSHOT_DIR', 'tests/fixtures/snapshot');
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

const CARD: PreviewCard = {
  kicker: 'Maison · Liège',
  price: '€ 389.000',
  corner: { name: 'Option', kind: 'option' },
  picture: 'properties/house.jpg',
  agency: 'Agence',
  logo: 'brand/logo.svg',
};

test('a card is made once, and its bytes follow from what it shows alone', async () => {
  const first = Buffer.from(await cardPicture(CARD));
  expect(readdirSync(join(cache, 'previews'))).toHaveLength(1);
  expect(Buffer.from(await cardPicture(CARD)).equals(first)).toBe(true);
  rmSync(join(cache, 'previews'), { recursive: true });
  expect(Buffer.from(await cardPicture(CARD)).equals(first)).toBe(true);
  const { width, height, format } = await sharp(first).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test.each([
  ['another price', { price: '€ 379.000' }],
  ['on request', { price: 'Prix sur demande' }],
  ['sold', { price: 'Vendu', corner: undefined }],
  ['another picture', { picture: 'properties/flat.jpg' }],
  ['no picture', { picture: undefined }],
  ['a picture elsewhere', { picture: 'https://media.example/a.jpg' }],
  ['no logo', { logo: undefined }],
] as const)('%s gives another picture at another address', async (_, changes) => {
  const card = { ...CARD, ...changes };
  expect(cardDigest(card)).not.toBe(cardDigest(CARD));
  expect(Buffer.from(await cardPicture(card)).equals(Buffer.from(await cardPicture(CARD)))).toBe(false);
});
