import { expect, type Locator, type Page, test } from '@playwright/test';
import { SEGMENTS } from '../../src/i18n/segments.ts';
import { contentOf, main, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';

const home = pathOf('/', 'fr');

/** Its menu has a third level and a fourth. */
const deep = contentOf(SITES.fixture);
const SECTION = '/Over-ons/';
const TEAM = '/Over-ons/Team/';
const HISTORY = '/Over-ons/Team/Geschiedenis/';
const FOUNDER = '/Over-ons/Team/Geschiedenis/Stichter/';
const linkTo = (within: Locator, key: string) =>
  within.locator(`a[href="${pathOf(key, 'nl', deep)}"]:not([data-language])`);

/** How far a link stands from the beginning of its line, in pixels. */
const indent = (link: Locator) => link.evaluate((node) => node.getBoundingClientRect().left);

/** Whether the focus is inside an element. */
const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.contains(document.activeElement) && node !== document.activeElement);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator, limit = 60): Promise<void> {
  for (let count = 0; count < limit; count += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element} was not reached with ${limit} tabs.`);
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first tab leads past the header to the content', async ({ page }) => {
    await page.goto(home);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('fr', 'skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('the menu shows menuMaxItems entries', async ({ page }) => {
    await page.goto(home);
    const menu = page.getByRole('navigation', { name: text('fr', 'menu.main') });
    const links = menu.locator('> ul > li > a');
    await expect(links).toHaveCount(main.content.site.options.menuMaxItems);
    await expect(links.last()).toBeVisible();
  });

  test('the header is as wide as the page’s content, in every language', async ({ page }) => {
    for (const locale of main.table.locales) {
      await page.goto(pathOf('/contact/', locale));
      for (const width of [1280, 1440, 1536, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const end = (selector: string) =>
          page.locator(selector).evaluate((node) => {
            const padding = Number.parseFloat(getComputedStyle(node).paddingRight);
            return node.getBoundingClientRect().right - padding;
          });
        expect(await end('.site-header__tools'), `${locale} at ${width}`).toBeLessThanOrEqual(
          Math.ceil(await end('.site-header__inner')),
        );
      }
    }
  });

  test('a sub-menu opens, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto(home);
    const name = new RegExp(text('fr', 'menu.subpages', { title: '.+' }));
    const summary = page.locator('summary').filter({ hasText: name }).first();
    const submenu = page.locator('details[data-submenu]').first();
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    await expect(submenu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(submenu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submenu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('a click elsewhere closes a sub-menu', async ({ page }) => {
    await page.goto(home);
    const submenu = page.locator('details[data-submenu]').first();
    await submenu.locator('summary').click();
    await expect(submenu).toHaveAttribute('open');
    await page.mouse.click(720, 850);
    await expect(submenu).not.toHaveAttribute('open');
  });

  test('a sub-menu shows all levels, each indented and with its mark, by keyboard', async ({ page }) => {
    await page.goto(deep.url + pathOf(HISTORY, 'nl', deep));
    const menu = page.getByRole('navigation', { name: text('nl', 'menu.main') });
    const submenu = menu.locator('details[data-submenu]').filter({ has: linkTo(page.locator('*'), HISTORY) });
    const summary = submenu.locator('summary');
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    for (const key of [TEAM, HISTORY, FOUNDER]) {
      await page.keyboard.press('Tab');
      await expect(linkTo(submenu, key)).toBeFocused();
      await expect(linkTo(submenu, key)).toBeInViewport();
    }
    expect(await indent(linkTo(submenu, HISTORY))).toBeGreaterThan(await indent(linkTo(submenu, TEAM)));
    expect(await indent(linkTo(submenu, FOUNDER))).toBeGreaterThan(await indent(linkTo(submenu, HISTORY)));
    await expect(linkTo(menu, SECTION)).toHaveAttribute('aria-current', 'true');
    await expect(linkTo(submenu, TEAM)).toHaveAttribute('aria-current', 'true');
    await expect(linkTo(submenu, HISTORY)).toHaveAttribute('aria-current', 'page');
    await expect(linkTo(submenu, FOUNDER)).not.toHaveAttribute('aria-current');
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(linkTo(submenu, HISTORY)).toBeHidden();
  });

  test('the extra menu opens with its button, holds the rest, and closes with Escape and its button', async ({
    page,
  }) => {
    await page.goto(home);
    const open = page.getByRole('button', { name: text('fr', 'menu.openMore') });
    const menu = page.getByRole('navigation', { name: text('fr', 'menu.more'), exact: true });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    if (!(await hasFocus(menu))) await page.keyboard.press('Tab');
    expect(await hasFocus(menu), 'the focus goes in').toBe(true);
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: text('fr', 'menu.close') }).click();
    await expect(menu).toBeHidden();
  });
});

for (const width of [390, 1024]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the drawer takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
      await page.goto(home);
      const open = page.getByRole('button', { name: text('fr', 'menu'), exact: true });
      const drawer = page.getByRole('dialog', { name: text('fr', 'menu') });
      await tabTo(page, open);
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await expect.poll(() => hasFocus(drawer), 'the focus goes in').toBe(true);
      const count = await drawer.locator('a, button').count();
      const outside: string[] = [];
      for (let index = 0; index < count + 3; index += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => {
          const focused = document.activeElement;
          const isOutside = focused && focused !== document.body && !focused.closest('#drawer');
          return isOutside ? focused.outerHTML.slice(0, 80) : '';
        });
        if (where) outside.push(where);
      }
      expect(outside, 'the focus stays in').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    });

    test('the drawer leads to a page', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: text('fr', 'menu'), exact: true }).click();
      const drawer = page.getByRole('dialog', { name: text('fr', 'menu') });
      await drawer.locator(`a[href="${pathOf('/contact/', 'fr')}"]`).click();
      await expect(page).toHaveURL(pathOf('/contact/', 'fr'));
    });

    test('the drawer marks the section of a later page, and its close button closes it', async ({ page }) => {
      const path = pathOf('/for-sale/', 'fr');
      await page.goto(`${path}${SEGMENTS.fr.page}/2/`);
      const open = page.getByRole('button', { name: text('fr', 'menu'), exact: true });
      await open.click();
      const drawer = page.getByRole('dialog', { name: text('fr', 'menu') });
      const section = drawer.locator(`a[href="${path}"]`);
      await expect(section).toHaveAttribute('aria-current', 'true');
      await expect(section).toHaveCSS('text-decoration-line', 'underline');
      await expect(
        drawer.getByRole('navigation', { name: text('fr', 'menu.main') }).locator('[aria-current]'),
      ).toHaveCount(1);
      await drawer.getByRole('button', { name: text('fr', 'menu.close') }).click();
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
    });
  });
}

test.describe('the drawer of a menu with more levels, at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows all of them, each indented and with its mark', async ({ page }) => {
    await page.goto(deep.url + pathOf(FOUNDER, 'nl', deep));
    await page.getByRole('button', { name: text('nl', 'menu'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: text('nl', 'menu') });
    const steps = [TEAM, HISTORY, FOUNDER].map((key) => linkTo(drawer, key));
    for (const link of steps) await expect(link).toBeVisible();
    const indents = await Promise.all(steps.map(indent));
    expect(indents).toEqual(indents.toSorted((left, right) => left - right));
    expect(new Set(indents).size).toBe(3);
    await expect(linkTo(drawer, HISTORY)).toHaveAttribute('aria-current', 'true');
    await expect(linkTo(drawer, FOUNDER)).toHaveAttribute('aria-current', 'page');
    expect(await drawer.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await linkTo(drawer, TEAM).click();
    await expect(page).toHaveURL(deep.url + pathOf(TEAM, 'nl', deep));
  });
});
