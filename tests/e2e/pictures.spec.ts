import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { contentOf, main, pathOf } from './lib/content.ts';
import { closeMenu, openMenu, ready, say } from './lib/list-page.ts';
import { SITES } from './lib/sites.ts';
import { inWholeBrowser } from './lib/whole-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Bytes of the pictures that load before any scrolling or touching, by address. */
async function picturesOf(page: Page, path: string): Promise<Map<string, number>> {
  const pictures = new Map<string, number>();
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => void pictures.set(request.url(), responseBodySize)),
    );
  });
  await page.goto(main.url + path, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  return pictures;
}

const properties = main.content.properties.slice(0, 5).map(({ id }) => `/property/${id}/`);

/** The maximum kilobytes of all pictures before scrolling. */
const LIMITS = [
  { what: 'home', original: '/', all: 180 },
  { what: 'list for sale', original: '/for-sale/', all: 100 },
  { what: 'list for rent', original: '/for-rent/', all: 100 },
  ...properties.map((original) => ({ what: `detail ${original}`, original, all: 160 })),
];
const LARGEST = 90;

// The better it takes the line to be, the fewer pictures Chromium loads ahead.
inWholeBrowser.describe('on a phone with three pixels to the point', () => {
  inWholeBrowser.use(PHONE);
  for (const { what, original, all } of LIMITS) {
    inWholeBrowser(`${what}: at most ${all} kB of pictures, ${LARGEST} kB for one`, async ({ page }) => {
      const pictures = await picturesOf(page, pathOf(original, 'fr'));
      expect(pictures.size).toBeGreaterThan(1);
      const bytes = [...pictures.values()];
      expect.soft(Math.max(...bytes) / 1000, 'the largest').toBeLessThanOrEqual(LARGEST);
      expect.soft(bytes.reduce((sum, size) => sum + size, 0) / 1000, 'all').toBeLessThanOrEqual(all);
    });
  }
});

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels to the point`, () => {
    test.use({ ...PHONE, deviceScaleFactor });

    test('a list that is filtered loads no picture of a card again', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') loaded.push(request.url());
      });
      await page.goto(main.url + pathOf('/for-sale/', 'fr'));
      /** Scrolls past every card, and names the pictures that they show. */
      const shown = async () => {
        const pictures = page.locator('.list img.card__picture');
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
            .not.toBe('');
        }
        return pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
      };
      const served = await shown();
      expect(new Set(served).size).toBeGreaterThan(5);
      await page.evaluate(() => scrollTo(0, 0));
      const menu = await openMenu(page, 'bedrooms');
      await menu.getByLabel(say('min')).selectOption('2');
      await closeMenu(page);
      await ready(page);
      const filtered = await shown();
      expect(filtered.filter((file) => served.includes(file)).length).toBeGreaterThan(2);
      const again = loaded.filter(
        (file, index) => file.includes('/_astro/') && loaded.indexOf(file) !== index,
      );
      expect(again, 'the same file').toEqual([]);
      const stem = (file: string) => /[^/]*(?=_[^_]*$)/.exec(file)?.[0] ?? file;
      const others = filtered.filter(
        (file) => !served.includes(file) && served.map(stem).includes(stem(file)),
      );
      expect(others, 'another file of the same picture').toEqual([]);
    });
  });
}

/** The browser's transition to the next page: none, or the share of the window for the card's picture. */
async function watchTransition(page: Page): Promise<() => Promise<{ animated: boolean; picture: number }>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const seen = { animated: viewTransition !== null, picture: 0 };
      Object.assign(window, { seen });
      viewTransition?.ready.then(() => {
        const { width } = getComputedStyle(document.documentElement, '::view-transition-group(picture)');
        seen.picture = Number.parseFloat(width) || 0;
      });
      viewTransition?.finished.finally(() => Object.assign(window, { finished: true }));
    });
  });
  return async () => {
    await page.waitForFunction(
      () => 'seen' in window && ('finished' in window || !(window.seen as { animated: boolean }).animated),
    );
    return page.evaluate(() => (window as unknown as { seen: { animated: boolean; picture: number } }).seen);
  };
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a card's picture becomes its page's, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const transition = await watchTransition(page);
    await page.goto(main.url + pathOf('/for-sale/', 'fr'));
    const link = page.locator('[data-property] h2 a, [data-property] h3 a').first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL(/\/\d+\/$/);
    const { animated, picture } = await transition();
    expect(animated).toBe(reducedMotion === 'no-preference');
    if (animated) expect(picture).toBeGreaterThan(200);
    else expect(picture).toBe(0);
  });
}

test('the largest picture of home and detail is in the HTML, eager and first in line', async ({
  request,
}) => {
  for (const original of ['/', ...properties]) {
    const html = await (await request.get(main.url + pathOf(original, 'fr'))).text();
    const first = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
    expect(first, original).toContain('loading="eager"');
    expect(html.match(/fetchpriority="high"/gi), original).toHaveLength(1);
  }
});

/** Whether the corner in which browsers draw their broken-image icon has a single colour. */
async function hasPlainCorner(page: Page, picture: Locator): Promise<boolean> {
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  const corner = await page.screenshot({ clip: { x, y, width: 32, height: 32 } });
  const { channels } = await sharp(corner).stats();
  return channels.every(({ min, max }) => min === max);
}

test('a picture that does not come leaves a calm ground with its words, and no broken sign', async ({
  page,
}) => {
  const fixture = contentOf(SITES.fixture);
  const property = fixture.content.properties.find(({ records }) =>
    records.fr?.PictureItems.some(({ Url }) => Url.startsWith('https:')),
  );
  await page.route(/\.(avif|webp|jpe?g)\b/, (route) => route.abort());
  await page.goto(fixture.url + pathOf(`/property/${property?.id}/`, 'fr', fixture));
  const photo = page.locator('.mosaic img').last();
  const card = page.locator('.property__similar img.card__picture').first();
  for (const picture of [photo, card]) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    expect(await hasPlainCorner(page, picture)).toBe(true);
  }
  const name = property?.records.fr?.PictureItems.at(-1)?.Name;
  expect(name).toBeTruthy();
  expect(await photo.evaluate((image) => getComputedStyle(image, '::before').content)).toBe(`"${name}"`);
});
