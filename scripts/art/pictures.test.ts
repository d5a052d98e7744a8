import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { distance, type Likeness, likenessOf } from './lib/likeness.ts';
import { media } from './lib/output.ts';

/** Below this, two pictures would be taken for one another in a list. */
const NEAR_COPY = 15;
/** Below this a picture is all but one plain tone. */
const EMPTY = 12;
const MOST_BYTES = 60_000_000;
/** WebIDs of houses, income properties, apartments and studios. */
const RESIDENTIAL = new Set([1, 5, 8, 9]);

interface Property {
  ID: number;
  WebID: number;
  PictureItems?: { Url: string }[];
  PlanItems?: { Url: string }[];
}

const files = readdirSync(media, { recursive: true, encoding: 'utf8' });
/** The team is drawn in one style, and its portraits are meant to be alike. */
const pictures = files.filter((name) => /\.jpe?g$/.test(name) && !name.startsWith('team/'));
const properties = JSON.parse(
  readFileSync(join(media, '../catalogue/properties.json'), 'utf8'),
) as readonly Property[];

describe('the sample’s pictures', () => {
  const likenesses = new Map<string, Likeness>();
  beforeAll(async () => {
    await Promise.all(
      pictures.map(async (name) => likenesses.set(name, await likenessOf(join(media, name)))),
    );
  }, 120_000);

  test('none is a near copy of another', () => {
    const all = [...likenesses];
    const copies = all.flatMap(([name, likeness], at) =>
      all
        .slice(0, at)
        .filter(([, other]) => distance(likeness, other) < NEAR_COPY)
        .map(([other, known]) => `${name} and ${other}: ${distance(likeness, known).toFixed(1)}`),
    );
    expect(copies).toEqual([]);
  });

  test('none is empty', () => {
    expect([...likenesses].filter(([, { contrast }]) => contrast < EMPTY).map(([name]) => name)).toEqual([]);
  });

  test('all together stay under 60 MB, and every one is large enough', async () => {
    const bytes = files.map((name) => statSync(join(media, name))).filter((file) => file.isFile());
    expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    const small = await Promise.all(
      pictures.map(async (name) => {
        const { width } = await sharp(join(media, name)).metadata();
        return width >= 1200 ? [] : [`${name}: ${width}`];
      }),
    );
    expect(small.flat()).toEqual([]);
  });

  test.each(properties.map((property) => [property.ID, property] as const))(
    '%i has the pictures that its kind needs',
    (_id, { WebID, PictureItems = [], PlanItems = [] }) => {
      const home = RESIDENTIAL.has(WebID);
      expect(PictureItems.length).toBeGreaterThanOrEqual(home ? 3 : 2);
      expect(PlanItems.length).toBeGreaterThanOrEqual(home ? 1 : 0);
    },
  );
});

describe('distance', () => {
  const plain = (r: number, g: number, b: number) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g, b } } });
  const halves = async (light: number, flipped = false) => {
    const half = await plain(light, light, light).resize(30, 40).png().toBuffer();
    return likenessOf(
      await plain(20, 20, 20)
        .composite([{ input: half, left: flipped ? 30 : 0, top: 0 }])
        .png()
        .toBuffer(),
    );
  };

  test('is 0 for a picture and itself, small for a brighter copy, large for its mirror image', async () => {
    expect(distance(await halves(200), await halves(200))).toBe(0);
    expect(distance(await halves(200), await halves(220))).toBeLessThan(NEAR_COPY);
    expect(distance(await halves(200), await halves(200, true))).toBeGreaterThan(100);
  });

  test('a plain tone has no contrast', async () => {
    expect((await likenessOf(await plain(90, 120, 40).png().toBuffer())).contrast).toBe(0);
  });
});
