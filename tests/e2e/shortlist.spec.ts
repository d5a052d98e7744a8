import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { anyRecord, marqueeOf, onMarket } from '../../src/snapshot/market.ts';
import { plural } from '../../src/ui/plural.ts';
import { axeProblems } from './lib/axe.ts';
import { main, pathOf, text } from './lib/content.ts';
import { watch } from './lib/watch.ts';

const list = pathOf('/for-sale/', 'fr');
const shortlist = pathOf('/shortlist/', 'fr');
const say = (key: string, values?: Record<string, string | number>) => text('fr', `shortlist:${key}`, values);
const counted = (key: string, count: number) =>
  plural({ n_one: say(`${key}_one`), n_other: say(`${key}_other`) }, 'n', { count }, 'fr');

const cards = (page: Page): Locator => page.locator('main [data-property]:has([data-save])');
const heart = (card: Locator): Locator => card.locator('[data-save]');
const title = async (card: Locator): Promise<string> =>
  (await card.locator('[data-part="title"]').textContent())?.trim() ?? '';
const badge = (page: Page): Locator => page.locator('header [data-shortlist-count]');
const entries = (page: Page): Locator => page.locator('.shortlist__entry');
const entryOf = (page: Page, name: string): Locator => entries(page).filter({ hasText: name });

/** Saves the first properties of the sale list. */
async function keep(page: Page, count: number): Promise<string[]> {
  await page.goto(list);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await heart(cards(page).nth(index)).click();
    names.push(await title(cards(page).nth(index)));
  }
  await expect(badge(page)).toHaveText(String(count));
  return names;
}

/** Writes to the storage before any page of a context runs its scripts. */
const store = (context: BrowserContext, key: string, value: string) =>
  context.addInitScript(([name, content]) => localStorage.setItem(name ?? '', content ?? ''), [key, value]);

const goneEntry = {
  id: 999_999,
  addedAt: 1,
  note: 'Trop cher',
  status: 'visited',
  snapshot: {
    title: 'Maison disparue',
    language: 'fr',
    place: 'Liège',
    price: '€ 1',
    path: '/fr/a-vendre/liege/maison-disparue/999999/',
    picture: '/_astro/gone.webp',
  },
};

for (const width of [390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a heart keeps a property, over a reload and in another tab', async ({ page, context }) => {
      await page.goto(list);
      const other = await context.newPage();
      await other.goto(list);
      const first = heart(cards(page).first());
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      await expect(badge(page)).toBeHidden();
      const box = await first.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await first.click();
      await expect(page).toHaveURL(list);
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await expect(badge(page)).toHaveText('1');
      await expect(page.locator('[data-shortlist-status]')).toHaveText(
        say('status.added', { title: await title(cards(page).first()) }),
      );
      await expect(heart(cards(other).first())).toHaveAttribute('aria-pressed', 'true');
      await expect(badge(other)).toHaveText('1');
      await page.reload();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await heart(cards(other).first()).click();
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      await expect(badge(page)).toBeHidden();
    });

    test('the property’s page has a heart, and is remembered as viewed', async ({ page }) => {
      await page.goto(list);
      const name = await title(cards(page).first());
      await cards(page).first().getByRole('link').click();
      const button = page.getByRole('button', { name: say('save'), exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(badge(page)).toHaveText('1');
      await page.goto(shortlist);
      await expect(entryOf(page, name)).toBeVisible();
      const recent = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('recent') }) });
      await expect(recent.getByRole('link', { name })).toBeVisible();
      await recent.getByRole('button', { name: say('recent.clear') }).click();
      await expect(recent).toHaveCount(0);
    });

    test('the page shows what was kept; note and stage stay; sorting', async ({ page, context }) => {
      const watching = await watch(page, main.url);
      const names = await keep(page, 3);
      await page.goto(shortlist);
      await expect(page.getByRole('heading', { name: counted('count', 3) })).toBeVisible();
      await expect(entries(page).getByRole('heading')).toHaveText([...names].reverse());
      const entry = entryOf(page, names[0] ?? '');
      await expect(entry.locator('.card__facts')).toContainText('m²');
      await entry.getByLabel(say('note')).fill('Belle lumière');
      await entry.getByLabel(say('stage')).selectOption({ label: say('stage.visit') });
      const other = await context.newPage();
      await other.goto(shortlist);
      await expect(entryOf(other, names[0] ?? '').getByLabel(say('note'))).toHaveValue('Belle lumière');
      // The header's own change on scrolling is tested elsewhere.
      const shifts = await watching.layoutShifts();
      expect(shifts.filter((shift) => /shortlist__|footer/.test(shift))).toEqual([]);
      await page.reload();
      await expect(entry.getByLabel(say('note'))).toHaveValue('Belle lumière');
      await expect(entry.getByLabel(say('stage'))).toHaveValue('visit');
      await page.getByLabel(say('sort')).selectOption({ label: say('sort.price') });
      const prices = await entries(page).locator('.card__price').allTextContents();
      const amounts = prices.map((price) => Number(price.replace(/\D/g, '')));
      expect(amounts).toEqual(amounts.toSorted((left, right) => left - right));
      expect(await axeProblems(page, 'main')).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      expect(watching.problems).toEqual([]);
    });

    test('the way back leads to the place where the page was left', async ({ page }) => {
      const names = await keep(page, 6);
      await page.goto(shortlist);
      const link = entryOf(page, names[0] ?? '').getByRole('link');
      await link.focus();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(300);
      // A click might scroll the page first.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
      await page.goBack();
      await expect(link).toBeInViewport();
      // Minus the difference in the header's height.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 50);
    });

    test('up to four side by side', async ({ page }) => {
      const names = await keep(page, 5);
      await page.goto(shortlist);
      const boxes = page.getByRole('checkbox');
      const table = page.getByRole('region', { name: say('compare.table') });
      await boxes.nth(0).check();
      await expect(table).toHaveCount(0);
      for (const index of [1, 2, 3]) await boxes.nth(index).check();
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await expect(table.getByRole('rowheader', { name: say('row.price') })).toBeVisible();
      await boxes.nth(4).click();
      await expect(boxes.nth(4)).not.toBeChecked();
      await expect(page.getByRole('status').filter({ hasText: say('compare.full') })).toBeVisible();
      await table
        .getByRole('columnheader', { name: names[4] ?? '' })
        .getByRole('button')
        .click();
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      expect(await axeProblems(page, 'main')).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    });

    test('a link carries the shortlist to a fresh browser', async ({ page, browser }) => {
      const names = await keep(page, 2);
      await page.goto(shortlist);
      await page
        .locator('summary')
        .filter({ hasText: say('share') })
        .click();
      const link = await page.getByLabel(say('share.link')).inputValue();
      expect(link).toMatch(/#s=\d+\.\d+$/);

      const fresh = await browser.newPage({ viewport: { width, height: 900 } });
      await fresh.goto(link);
      await expect(fresh.getByRole('heading', { name: counted('offer.title', 2) })).toBeVisible();
      await expect(badge(fresh)).toBeHidden();
      await fresh.getByRole('button', { name: counted('offer.add', 2) }).click();
      await expect(entries(fresh)).toHaveCount(2);
      for (const name of names) await expect(entryOf(fresh, name)).toBeVisible();
      await expect(badge(fresh)).toHaveText('2');
      await expect(fresh.getByRole('status').filter({ hasText: counted('offer.added', 2) })).toBeVisible();
      expect(new URL(fresh.url()).hash).toBe('');
      await fresh.reload();
      await expect(entries(fresh)).toHaveCount(2);
      await expect(fresh.getByRole('heading', { name: counted('offer.title', 2) })).toHaveCount(0);
      await fresh.close();
    });
  });
}

test('a link can be declined, and one that carries nothing does nothing', async ({ page }) => {
  await page.goto(`${shortlist}#s=999999.${'9'.repeat(400)}.<b>`);
  await expect(page.getByRole('heading', { name: counted('offer.title', 1) })).toBeVisible();
  await expect(page.getByText(counted('offer.gone', 1))).toBeVisible();
  await page.getByRole('button', { name: say('offer.ok') }).click();
  await expect(page.getByRole('heading', { name: say('empty.title') })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${shortlist}#s=%3Cscript%3E`);
  await expect(page.getByRole('heading', { name: say('empty.title') })).toBeVisible();
});

test('removing can be undone, note included', async ({ page }) => {
  const [name = ''] = await keep(page, 2);
  await page.goto(shortlist);
  await entryOf(page, name).getByLabel(say('note')).fill('À revoir');
  await entryOf(page, name)
    .getByRole('button', { name: say('remove') })
    .click();
  await expect(entries(page)).toHaveCount(1);
  const undo = page.getByRole('button', { name: say('undo') });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entryOf(page, name).getByLabel(say('note'))).toHaveValue('À revoir');
  await expect(entryOf(page, name).getByRole('link', { name })).toBeFocused();
});

test('a heart touched by mistake costs no note', async ({ page }) => {
  const [name = ''] = await keep(page, 1);
  await page.goto(shortlist);
  await entryOf(page, name).getByLabel(say('note')).fill('À revoir');
  await page.goto(list);
  for (let times = 0; times < 2; times += 1) await heart(cards(page).first()).click();
  await page.goto(shortlist);
  await expect(entryOf(page, name).getByLabel(say('note'))).toHaveValue('À revoir');
});

test('a property that has left the market stays, marked, and one under option says so', async ({
  page,
  context,
}) => {
  const { properties, site } = main.content;
  const option = onMarket(properties, site).find(
    (property) => marqueeOf(site, anyRecord(property)).kind === 'option',
  );
  const taken = {
    ...goneEntry,
    id: Number(option?.id),
    snapshot: { ...goneEntry.snapshot, title: 'Maison réservée' },
  };
  await store(context, 'shortlist:1', JSON.stringify([goneEntry, taken]));
  await page.goto(shortlist);
  const mark = (option && marqueeOf(site, anyRecord(option)).name?.fr) ?? '?';
  await expect(entries(page).locator('.card__marquee')).toHaveText([mark]);
  const entry = entryOf(page, 'Maison disparue');
  await expect(entry).toContainText(say('gone'));
  await expect(entry.getByLabel(say('note'))).toHaveValue('Trop cher');
  // A missing picture leaves an empty area.
  await expect(entry.locator('img')).toHaveCount(0);
  // In print the name is beside the picture, and the note after it.
  await page.emulateMedia({ media: 'print' });
  const left = async (part: string) => (await entry.locator(part).boundingBox())?.x ?? 0;
  expect(await left('.card__body')).toBeLessThan(await left('.shortlist__paper'));
});

test('the shortlist speaks the language of the page', async ({ page }) => {
  await keep(page, 1);
  await page.goto(pathOf('/shortlist/', 'nl'));
  const link = entries(page).getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/nl\//);
});

for (const content of [
  '{',
  'null',
  '"x"',
  '{"entries":[]}',
  '[{"id":"x"},7,null]',
  '[{"id":1,"snapshot":{"title":"x","path":"javascript:alert(1)"}}]',
]) {
  test(`a storage that holds ${content} is an empty shortlist, which works`, async ({ page }) => {
    const watching = await watch(page, main.url);
    await page.goto(list);
    await page.evaluate((value) => localStorage.setItem('shortlist:1', value), content);
    await page.goto(shortlist);
    await expect(page.getByRole('heading', { name: say('empty.title') })).toBeVisible();
    await keep(page, 1);
    await page.goto(shortlist);
    await expect(entries(page)).toHaveCount(1);
    expect(watching.problems).toEqual([]);
  });
}

test('where the storage is forbidden, save buttons work as long as the page lives, and say so', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const watching = await watch(page, main.url);
  await page.goto(list);
  const first = heart(cards(page).first());
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(badge(page)).toHaveText('1');
  await expect(page.getByText(say('status.unsaved'))).toBeInViewport();
  await page.goto(shortlist);
  await expect(page.getByRole('heading', { name: say('empty.title') })).toBeVisible();
  expect(watching.problems).toEqual([]);
});

test('a full shortlist says so', async ({ page, context }) => {
  const full = Array.from({ length: 100 }, (_, index) => ({ ...goneEntry, id: 900_000 + index }));
  await store(context, 'shortlist:1', JSON.stringify(full));
  await page.goto(list);
  await heart(cards(page).first()).click();
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(say('status.full', { max: 100 }))).toBeInViewport();
});

test('what came since the last visit is marked, without moving anything', async ({ page, context }) => {
  const watching = await watch(page, main.url);
  await page.goto(list);
  await expect(heart(cards(page).first())).toBeVisible();
  await expect(page.getByText(say('new')).first()).toBeHidden();
  const days = await cards(page).evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-created') ?? ''),
  );
  const before = days.toSorted().at(Math.floor(days.length / 2)) ?? '';
  await store(context, 'visits:1', JSON.stringify({ today: before }));
  await page.reload();
  const marks = page.getByText(say('new')).filter({ visible: true });
  await expect(marks).toHaveCount(days.filter((day) => day > before).length);
  expect(days.filter((day) => day > before).length).toBeGreaterThan(0);
  expect(await watching.layoutShifts()).toEqual([]);
});

test('cards that come later have save buttons too', async ({ page }) => {
  await keep(page, 1);
  await page.evaluate(() => {
    const card = document.querySelector('[data-property]:has([data-save])');
    const copy = card?.cloneNode(true) as HTMLElement;
    copy.id = 'late';
    copy.querySelector('[data-save]')?.setAttribute('aria-pressed', 'false');
    card?.parentElement?.append(copy);
  });
  await expect(page.locator('#late [data-save]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('#late [data-save]').click();
  await expect(badge(page)).toBeHidden();
});

test('keyboard alone: keep, open the shortlist, note, compare, remove', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tabTo = async (element: Locator) => {
    for (let count = 0; count < 80; count += 1) {
      if (await element.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${element} was not reached.`);
  };
  await page.goto(list);
  await expect(heart(cards(page).first())).toBeVisible();
  for (const index of [0, 1]) {
    await tabTo(heart(cards(page).nth(index)));
    await page.keyboard.press(index === 0 ? 'Enter' : 'Space');
    await expect(heart(cards(page).nth(index))).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(list);
  await tabTo(page.locator(`header a[href="${shortlist}"]`));
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(2);
  const first = entries(page).first();
  await tabTo(first.getByLabel(say('note')));
  await page.keyboard.type('Oui');
  for (const index of [0, 1]) {
    await tabTo(entries(page).nth(index).getByRole('checkbox'));
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('rowheader', { name: say('note') })).toBeVisible();
  await tabTo(
    entries(page)
      .nth(1)
      .getByRole('button', { name: say('remove') }),
  );
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no heart is shown, and the page explains itself', async ({ page }) => {
    await page.goto(list);
    await expect(page.locator('[data-save]').first()).toBeHidden();
    await page.locator(`header a[href="${shortlist}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('title'));
    await expect(page.getByText(say('empty.text'))).toBeVisible();
    // Playwright's text search ignores <noscript>.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toBe(say('noScript'));
    await page
      .locator('main')
      .getByRole('link', { name: text('fr', 'forSale') })
      .click();
    await expect(page).toHaveURL(list);
  });
});
