import { expect, type Locator, type Page } from '@playwright/test';
import { goalProperties } from '../../../src/routing/listed.ts';
import { type Goal, onMarket } from '../../../src/snapshot/market.ts';
import { main, pathOf, text } from './content.ts';

const market = onMarket(main.content.properties, main.content.site);

/** A text of the filters. */
export const say = (key: string, values?: Record<string, string | number>) =>
  text('fr', `filters:${key}`, values);

/** The snapshot's properties of a list. */
export const listed = (goal: Goal) => goalProperties(market, goal);

export const salePath = pathOf('/for-sale/', 'fr');

/** The IDs of the visible cards. */
export const shownIds = (page: Page): Promise<string[]> =>
  page
    .locator('.list [data-property]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-property') ?? ''));

export const list = (page: Page): Locator => page.locator('.list');

/** Waits until the list shows what its address asks for. */
export async function ready(page: Page): Promise<void> {
  await expect(list(page)).toHaveAttribute('data-state', 'ready');
}

/** Opens a menu of the bar; on phones the sheet first. */
export async function openMenu(page: Page, key: string): Promise<Locator> {
  const opener = page.getByRole('button', { name: say('open') });
  if (await opener.isVisible()) await opener.click();
  const menu = page.locator('.filter-menu').filter({ has: page.locator('summary', { hasText: say(key) }) });
  await menu.locator('summary').click();
  await expect(menu.locator('.filter-menu__panel :is(input, select)').first()).toBeVisible();
  return menu;
}

/** Closes the phone's sheet, or elsewhere the menu. */
export async function closeMenu(page: Page): Promise<void> {
  const button = page.locator('.list-bar__sheet-foot .button').last();
  if (await button.isVisible()) await button.click();
  else await page.keyboard.press('Escape');
}

/** The query of the page's address. */
export const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
