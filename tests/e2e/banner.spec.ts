import { expect, type Page, test } from '@playwright/test';
import { marketOf } from '../../src/features/catalogue/market-order.ts';
import { anyRecord, marqueeOf } from '../../src/snapshot/market.ts';
import { axeProblems } from './lib/axe.ts';
import { contentOf, pathOf, text } from './lib/content.ts';
import { overflow } from './lib/overflow.ts';
import { SITES } from './lib/sites.ts';
import { watch } from './lib/watch.ts';

const fixture = contentOf(SITES.fixture);
const at = (original: string) => fixture.url + pathOf(original, 'fr', fixture);
const [HOME, GALLERY, PROJECTS, FILM, HOSTED] = [
  '/',
  '/for-rent/',
  '/projects/',
  '/Over-ons/',
  '/Over-ons/Team/',
].map(at) as [string, string, string, string, string];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The properties that the banner shows, the newest with a picture. */
const shown = marketOf(fixture.content)
  .filter((property) => anyRecord(property).PictureItems.length > 0)
  .slice(0, 5);
const addressOf = (id: string) => fixture.table.byKey.get(`/property/${id}/`)?.paths.fr ?? '';

const say = (key: string) => text('fr', key);
const button = (page: Page, key: string) =>
  page.locator('.banner').getByRole('button', { name: say(key), exact: true });
/** The slide that is shown; all others cannot be reached. */
const current = (page: Page) => page.locator('.slides__slide:not([inert])');
const ready = (page: Page) => expect(page.locator('.slides__track.swiper-initialized')).toBeVisible();
/** Longer than a slide is shown. */
const aTurn = (page: Page) => page.waitForTimeout(7500);

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('properties: each slide has its own place, price and link', async ({ page }) => {
      await page.goto(HOME);
      await ready(page);
      for (const { id } of shown) {
        await expect(current(page)).toHaveCount(1);
        const link = current(page).getByRole('link');
        await expect(link).toHaveAttribute('href', addressOf(id));
        await expect(link).toBeInViewport();
        await button(page, 'gallery:next').click();
        await expect(link).not.toHaveAttribute('href', addressOf(id));
      }
      // It goes round.
      await expect(current(page).getByRole('link')).toHaveAttribute('href', addressOf(shown[0]?.id ?? ''));
    });

    test('it turns by itself, until it is paused', async ({ page }) => {
      await page.goto(HOME);
      await ready(page);
      await page.mouse.move(0, 0);
      await expect(page.locator('[data-slides-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
      await button(page, 'gallery:pause').click();
      await expect(button(page, 'gallery:play')).toBeVisible();
      await page.locator('.banner').evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(0, 0);
      const before = await current(page).getByRole('link').getAttribute('href');
      await aTurn(page);
      await expect(current(page).getByRole('link')).toHaveAttribute('href', before ?? '');
    });

    test('a swipe shows the next slide, which then stays', async ({ page }) => {
      await page.goto(GALLERY);
      await ready(page);
      const { width } = viewport;
      await page.mouse.move(width * 0.8, 150);
      await page.mouse.down();
      await page.mouse.move(width * 0.2, 150, { steps: 8 });
      await page.mouse.up();
      await expect(page.locator('[data-slides-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(button(page, 'gallery:play')).toBeVisible();
    });

    for (const [name, url] of Object.entries({ HOME, GALLERY, PROJECTS, FILM, HOSTED }))
      test(`${name}: quiet, steady, accessible`, async ({ page }) => {
        const watching = await watch(page, SITES.fixture.url, {
          mediaHosts: fixture.content.site.mediaHosts,
        });
        await page.goto(url);
        if (await page.locator('.slides').count()) {
          await ready(page);
          await button(page, 'gallery:next').click();
          await expect(page.locator('.slides__slide').first()).toHaveJSProperty('inert', true);
          await page.waitForTimeout(600);
        }
        expect(await watching.layoutShifts()).toEqual([]);
        expect(await overflow(page)).toEqual([]);
        expect(await axeProblems(page, '.banner')).toEqual([]);
        expect(watching.problems).toEqual([]);
      });

    test('a film plays without sound, until it is paused', async ({ page }) => {
      await page.goto(FILM);
      await expect(button(page, 'banner.pauseFilm')).toBeInViewport();
      const video = page.locator('.banner video');
      await expect(video).toHaveJSProperty('paused', false);
      await expect(video).toHaveJSProperty('muted', true);
      await expect(video).toHaveJSProperty('loop', true);
      await button(page, 'banner.pauseFilm').click();
      await expect(video).toHaveJSProperty('paused', true);
      await button(page, 'banner.playFilm').click();
      await expect(video).toHaveJSProperty('paused', false);
    });
  });

test('a marquee takes the place of the price', async ({ page }) => {
  await page.goto(HOME);
  await ready(page);
  const replaced = shown.filter(
    (property) => marqueeOf(fixture.content.site, anyRecord(property)).replacesPrice,
  );
  expect(replaced.length, 'a marquee in the fixture’s banner').toBeGreaterThan(0);
  for (const property of replaced) {
    const { name } = marqueeOf(fixture.content.site, anyRecord(property));
    const slide = page.locator('.slides__slide', {
      has: page.locator(`a[href="${addressOf(property.id)}"]`),
    });
    await expect(slide).toContainText(name?.fr ?? '–');
    await expect(slide).not.toContainText('€');
  }
});

test('it waits while a pointer rests on it, or the focus is in it', async ({ page }) => {
  await page.goto(HOME);
  await ready(page);
  const first = page.locator('[data-slides-dot]').first();
  await page.locator('.banner__title').hover({ force: true });
  await aTurn(page);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await button(page, 'gallery:pause').focus();
  await page.mouse.move(0, 0);
  await aTurn(page);
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test('arrow keys turn it, and the focus stays in what is shown', async ({ page }) => {
  await page.goto(HOME);
  await ready(page);
  await current(page).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-slides-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(current(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-slides-dot]').first()).toHaveAttribute('aria-current', 'true');
  await expect(current(page).getByRole('link')).toBeFocused();
});

test('pictures load when their slide is near', async ({ page }) => {
  await page.goto(HOME);
  await ready(page);
  const far = page.locator('.slides__slide[data-far] img');
  await expect(far).toHaveCount(shown.length - 2);
  for (const picture of await far.all()) await expect(picture).not.toBeVisible();
  await button(page, 'gallery:next').click();
  await expect(far).toHaveCount(shown.length - 3);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('slides stand still and load no slider before they are touched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(HOME, { waitUntil: 'networkidle' });
    await aTurn(page);
    expect(scripts.filter((url) => /\/slider\./.test(url))).toEqual([]);
    await button(page, 'gallery:next').click();
    await expect(page.locator('[data-slides-dot]').nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'gallery:play')).toBeVisible();
  });

  test('a film is a still picture and loads nothing before it is played', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
    await page.goto(FILM, { waitUntil: 'networkidle' });
    const video = page.locator('.banner video');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(page.locator('.banner img')).toBeVisible();
    expect(films).toEqual([]);
    await page.locator('[data-film-link]').click();
    await expect(video).toHaveJSProperty('paused', false);
    await expect(button(page, 'banner.pauseFilm')).toBeFocused();
  });
});

test('a film that cannot be played leaves picture and link', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no film' }));
  await page.goto(FILM);
  await expect(page.locator('[data-film-link]')).toBeVisible();
  await expect(button(page, 'banner.playFilm')).toBeHidden();
  await expect(page.locator('.banner img')).toBeVisible();
});

test('a video service’s video is a link, and nothing of it loads', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(fixture.url) && foreign.push(request.url()));
  await page.goto(HOSTED, { waitUntil: 'networkidle' });
  const link = page.locator('.banner').getByRole('link', { name: say('banner.video') });
  await expect(link).toHaveAttribute('href', 'https://youtu.be/aaaaaaaaaaa');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(foreign).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be scrolled to, with its own link', async ({ page }) => {
    await page.goto(HOME);
    const links = page.locator('.slides__slide').getByRole('link');
    await expect(links).toHaveCount(shown.length);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
    await expect(links.first()).not.toBeInViewport();
    await expect(button(page, 'gallery:next')).toBeHidden();
  });

  test('a film is its picture, with a way to play', async ({ page }) => {
    await page.goto(FILM);
    await expect(page.locator('.banner img')).toBeVisible();
    const link = page.locator('.banner').getByRole('link', { name: say('banner.video') });
    await expect(link).toHaveAttribute('href', /^\/_astro\/film\..*\.mp4$/);
    const response = await page.request.get(fixture.url + ((await link.getAttribute('href')) ?? ''));
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'video/mp4']);
  });
});
