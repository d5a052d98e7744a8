import { expect, type Page, test } from '@playwright/test';
import { pathOf, text } from './lib/content.ts';

/** The specification's figures (section 9). */
const HEADER_AT = 30;
const BUTTON_AT = 10;
const DURATION = 500;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top);

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

for (const original of ['/', '/for-sale/']) {
  test(`the header of ${original} changes past ${HEADER_AT} pixels and back`, async ({ page }) => {
    await page.goto(pathOf(original, 'fr'));
    const root = page.locator('html');
    await scrollTo(page, HEADER_AT);
    await expect.poll(() => scrollTop(page)).toBe(HEADER_AT);
    await expect(root).not.toHaveAttribute('data-scrolled');
    await scrollTo(page, HEADER_AT + 1);
    await expect(root).toHaveAttribute('data-scrolled');
    await expect(page.locator('.site-header')).toBeInViewport();
    await scrollTo(page, 0);
    await expect(root).not.toHaveAttribute('data-scrolled');
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`back to top, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(pathOf('/', 'fr'));
    const button = page.getByRole('link', { name: text('fr', 'backToTop') });
    await expect(button).toBeHidden();
    await scrollTo(page, BUTTON_AT - 1);
    await page.waitForTimeout(200);
    await expect(button).toBeHidden();
    await scrollTo(page, BUTTON_AT);
    await expect(button).toBeVisible();
    await scrollTo(page, 2000);
    const duration = await button.evaluate(async (element: HTMLElement) => {
      const started = performance.now();
      element.click();
      while (window.scrollY > 0 && performance.now() - started < 5000)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - started;
    });
    expect(await scrollTop(page)).toBe(0);
    if (reducedMotion === 'reduce') expect(duration).toBeLessThan(DURATION / 2);
    else expect(duration).toBeGreaterThan(DURATION * 0.8);
    await expect(button).toBeHidden();
  });
}

test('nothing moves for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathOf('/', 'fr'));
  const moving = await page.evaluate(() => {
    const seconds = (value: string) =>
      value.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 0.001 : 1));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        return (
          [...seconds(transitionDuration), ...seconds(animationDuration)].some((time) => time > 0.01) ||
          scrollBehavior === 'smooth'
        );
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(moving.slice(0, 10)).toEqual([]);
});
