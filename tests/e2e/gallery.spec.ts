import { expect, type Page, test } from '@playwright/test';
import { GALLERY_TEXTS } from '../../src/i18n/gallery-texts.ts';
import { axeProblems } from './lib/axe.ts';
import { main } from './lib/content.ts';

const texts = GALLERY_TEXTS.fr;
const pathOf = (id: string) => main.table.byKey.get(`/property/${id}/`)?.paths.fr ?? '';
/** Photos, a plan and a video. */
const PATH = pathOf('4101');

const viewer = (page: Page) => page.getByRole('dialog', { name: texts.title });
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
  expect(asked.filter((url) => /viewer|swiper|gallery\.json/.test(url))).toEqual([]);

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
  // The focus stays inside, however often it moves on.
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
  await expect(viewer(page).getByRole('button', { name: texts['of.plan'], exact: true })).toHaveAttribute(
    'aria-current',
  );
  await viewer(page).getByRole('button', { name: texts['of.video'], exact: true }).click();
  await expect.poll(() => fragment(page)).toBe('#video');
  // The panel asks before it loads anything from a third party.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(viewer(page).locator('[data-embed-load]')).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
  await expect(viewer(page).locator('iframe')).toHaveCount(0);
  await viewer(page).locator('.viewer__thumbnail').nth(1).click();
  await expect(counter(page)).toHaveText(/^2 /);
  await viewer(page).getByRole('button', { name: texts.close }).click();
  await expect(viewer(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(PATH);
  await expect(page.locator('main [data-embed]')).toHaveCount(1);
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
  await page.mouse.dblclick(640, 400);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await page.keyboard.press('0');
  await expect.poll(() => scale(page)).toBeCloseTo(1, 1);
  await viewer(page).getByRole('button', { name: texts.zoomIn }).click();
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
});

test('the slide show plays when asked and stops at a touch', async ({ page }) => {
  await page.clock.install();
  await page.goto(PATH);
  await page.locator('#photo-1').click();
  await expect(viewer(page)).toBeVisible();
  await viewer(page).getByRole('button', { name: texts.play }).click();
  await expect(viewer(page).getByRole('button', { name: texts.pause })).toBeFocused();
  await page.clock.runFor(5000);
  await expect(counter(page)).toHaveText(/^2 /);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('button', { name: texts.play })).toBeVisible();
});

test.describe('on a phone with reduced motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe turns the page, there is no slide show', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await page.locator('#photo-1').tap();
    await expect(counter(page)).toHaveText(/^1 /);
    await expect(viewer(page).getByRole('button', { name: texts.play })).toHaveCount(0);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', 330);
    for (const x of [280, 200, 120, 60]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(counter(page)).toHaveText(/^2 /);
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
