import { expect, type Page, test } from '@playwright/test';
import { texts } from '../../src/i18n/texts.ts';
import { axeProblems } from './lib/axe.ts';
import { main } from './lib/content.ts';

const labels = texts('fr').gallery;
/** The note that says that the gallery has not loaded, with a link to the picture. */
const note = (page: Page) => page.getByRole('alert').filter({ hasText: labels.failed });
const CODE = '**/_astro/Gallery.*.js*';
const pathOf = (id: string) => main.table.byKey.get(`/property/${id}/`)?.paths.fr ?? '';
/** A property with photos, a plan and a video. */
const PATH = pathOf('4101');

const viewer = (page: Page) => page.getByRole('dialog', { name: labels.title });
const counter = (page: Page) => viewer(page).locator('[aria-live]');
const fragment = (page: Page) => page.evaluate(() => location.hash);
const scale = (page: Page) =>
  viewer(page)
    .locator('.swiper-slide-active img')
    .evaluate((image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth);

test('nothing of the gallery is loaded before it is touched; keys, back and focus', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(
    asked.filter((url) => /viewer|swiper|_astro\/(Gallery|client|react)|gallery\.json/.test(url)),
  ).toEqual([]);

  const link = page.locator('#photo-2');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText(/^2 /);
  expect(await fragment(page)).toBe('#photo-2');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^3 /);
  await expect.poll(() => fragment(page)).toBe('#photo-3');
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText(/^1 /);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).not.toHaveText(/^1 /);
  // The focus stays inside the dialog, however often Tab is pressed.
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  expect(await axeProblems(page, 'dialog')).toEqual([]);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  expect(await fragment(page)).toBe('');
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});

test('a shared picture opens, kinds and thumbnails lead to it, the page lies under it', async ({ page }) => {
  await page.goto(`${PATH}#plan-1`);
  await expect(viewer(page).getByRole('button', { name: labels['of.plan'], exact: true })).toHaveAttribute(
    'aria-current',
  );
  await viewer(page).getByRole('button', { name: labels['of.video'], exact: true }).click();
  await expect.poll(() => fragment(page)).toBe('#video');
  // The panel asks before it loads anything from a third party.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(viewer(page).locator('[data-embed-load]')).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
  await expect(viewer(page).locator('iframe')).toHaveCount(0);
  await viewer(page).locator('.viewer__thumbnail').nth(1).click();
  await expect(counter(page)).toHaveText(/^2 /);
  // Leaving a playing video stops it: its player is reset and waits.
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
  await viewer(page).getByRole('button', { name: labels['of.video'], exact: true }).click();
  await viewer(page).locator('[data-embed-load]').click();
  const player = viewer(page).locator('iframe');
  await expect(player).toHaveAttribute('src', /autoplay=1/);
  await viewer(page).locator('.viewer__thumbnail').nth(1).click();
  await expect(player).not.toHaveAttribute('src', /autoplay/);
  await viewer(page).getByRole('button', { name: labels.close }).click();
  await expect(viewer(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(PATH);
  await expect(page.locator('main [data-embed*="youtube"]')).toHaveCount(1);
});

test('zoom by wheel, double click, key and button', async ({ page }) => {
  await page.goto(PATH);
  await page.locator('#photo-1').click();
  await expect(counter(page)).toHaveText(/^1 /);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scale(page)).toBeCloseTo(1, 1);
  // Scrolling over the bar does not move the page below the gallery.
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 20);
  await page.mouse.wheel(0, 500);
  await page.mouse.dblclick(640, 400);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await page.keyboard.press('0');
  await expect.poll(() => scale(page)).toBeCloseTo(1, 1);
  await viewer(page).getByRole('button', { name: labels.zoomIn }).click();
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('on a bad line: it shows that it waits, shows the small picture meanwhile, and tries again', async ({
  page,
}) => {
  let isBroken = true;
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let bringCode = () => {};
  const code = new Promise<void>((resolve) => {
    bringCode = resolve;
  });
  await page.route(CODE, async (route) => {
    if (isBroken) return route.abort();
    await code;
    return route.continue();
  });
  await page.route('**/gallery.json', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(PATH);
  const link = page.locator('#photo-1');
  await link.click();
  await expect.poll(() => fragment(page)).toBe('#photo-1');
  await expect(note(page).getByRole('link', { name: labels.picture })).toHaveAttribute(
    'href',
    /\.(webp|avif)$/,
  );
  isBroken = false;
  await page.locator('.mosaic__all').focus();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  // It is still loading when its code is there but its pictures are not.
  const asked = page.waitForRequest('**/gallery.json');
  bringCode();
  await asked;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(link).toHaveAttribute('aria-busy', 'true');
  // From here on no picture loads.
  await page.route(/\.(webp|avif|jpe?g)$/, (route) => route.abort());
  answer();
  await expect(counter(page)).toHaveText(/^1 /);
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(viewer(page).locator('.swiper-slide-active img')).toHaveAttribute('style', /url\(/);
});

test('code that is slow in coming: the picture is offered by itself, and the last press still counts', async ({
  page,
}) => {
  let bringCode = () => {};
  const code = new Promise<void>((resolve) => {
    bringCode = resolve;
  });
  await page.route(CODE, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(PATH);
  await page.locator('#photo-2').click();
  await expect(page.locator('#photo-2')).toHaveAttribute('aria-busy', 'true');
  await expect(note(page)).toBeHidden();
  await expect(note(page)).toBeVisible({ timeout: 8000 });
  await page.locator('#photo-3').click();
  bringCode();
  await expect(counter(page)).toHaveText(/^3 /);
  await expect(note(page)).toBeHidden();
});

test('without its file the picture opens by itself, and the way back leads to the page', async ({ page }) => {
  await page.route('**/gallery.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(PATH);
  await page.locator('.mosaic__all').click();
  await page.waitForURL(/\.(webp|avif)$/);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(PATH);
  await expect(viewer(page)).toHaveCount(0);
});

test('the slide show plays when asked and stops at a touch', async ({ page }) => {
  await page.clock.install();
  await page.goto(PATH);
  await page.locator('#photo-1').click();
  await expect(viewer(page)).toBeVisible();
  await viewer(page).getByRole('button', { name: labels.play }).click();
  await expect(viewer(page).getByRole('button', { name: labels.pause })).toBeFocused();
  await page.clock.runFor(5000);
  await expect(counter(page)).toHaveText(/^2 /);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('button', { name: labels.play })).toBeVisible();
});

test.describe('on a phone with reduced motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe turns the page, there is no slide show', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await page.locator('#photo-1').tap();
    await expect(counter(page)).toHaveText(/^1 /);
    await expect(viewer(page).getByRole('button', { name: labels.play })).toHaveCount(0);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    const swipe = async (...way: number[]) => {
      for (const [step, x] of way.entries()) await touch(step === 0 ? 'touchStart' : 'touchMove', x);
      await touch('touchEnd');
    };
    await swipe(330, 280, 200, 120, 60);
    await expect(counter(page)).toHaveText(/^2 /);
    await swipe(60, 120, 200, 280, 330);
    await expect(counter(page)).toHaveText(/^1 /);
    // The first item follows the last, also after a slow swipe.
    await touch('touchStart', 60);
    for (const x of [120, 200, 280, 330]) {
      await touch('touchMove', x);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    }
    await touch('touchEnd');
    await expect.poll(() => fragment(page)).toBe('#video');
  });
});

test('without a script the pictures and the plan stand on the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(page.locator('#photo-1 img')).toBeVisible();
  await expect(page.locator('#plan-1 img')).toHaveAttribute('alt', /\S/);
  await context.close();
});
