import { expect, type Page } from '@playwright/test';
import { ALL, NONE } from '../../src/features/consent/consent.ts';
import { playersOf } from '../../src/features/property/players.ts';
import { feedbackPath } from '../../src/routing/forms.ts';
import { anyRecord, onMarket } from '../../src/snapshot/market.ts';
import { consentCookie } from './lib/consent.ts';
import { contentOf, main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, send } from './lib/fill-form.ts';
import { uniqueAddress } from './lib/mails.ts';
import { owners, passphrases, prepareVault, serveVault } from './lib/owner-vault.ts';
import { goBackToKept, withPageCache as test } from './lib/page-cache.ts';
import { SITES } from './lib/sites.ts';
import { standIns } from './lib/stand-ins.ts';

/*
 * A visitor acts, goes on, and returns to a page from the browser's page cache. Each test goes back with
 * `goBackToKept`, which fails if the page cache is not used.
 */

const fixture = contentOf(SITES.fixture);
const LANG = 'fr';
const say = (key: string, values = {}) => text(LANG, key, values);

test.describe('consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  // The fixture configures every measuring tool.
  const home = fixture.url + pathOf('/', LANG, fixture);
  const contact = fixture.url + pathOf('/contact/', LANG, fixture);
  const policy = fixture.url + pathOf('/Cookie-policy/', LANG, fixture);
  const DECLINED = ['consent default denied 500', 'consent update denied', 'event page_view', 'page_view'];

  const dialog = (page: Page) => page.getByRole('dialog', { name: say('consent:title') });
  const settings = (page: Page) =>
    page.locator('footer').getByRole('link', { name: say('consent:settings') });
  const choose = async (page: Page, key: string) => {
    await dialog(page)
      .getByRole('button', { name: say(`consent:${key}`), exact: true })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  };
  const satisfied = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-consent', 'satisfied');
  const call = (page: Page) => page.locator('a[href^="tel:"]').first().click();

  test('refused on the next page: on the way back nothing is measured any more', async ({
    page,
    context,
  }) => {
    const { calls, requests } = await standIns(context);
    await page.goto(home);
    await choose(page, 'acceptAll');
    await call(page);
    await expect.poll(() => requests).toEqual(expect.arrayContaining(['collect call', 'collect Contact']));
    await page.goto(contact);
    await satisfied(page);
    await settings(page).click();
    await choose(page, 'declineAll');
    await expect.poll(() => calls(page).catch(() => [])).toEqual(DECLINED);

    requests.length = 0;
    await goBackToKept(page);
    // Running scripts cannot be unloaded, so the page is reloaded.
    await expect.poll(() => calls(page).catch(() => [])).toEqual(DECLINED);
    await satisfied(page);
    await call(page);
    await page.waitForTimeout(500);
    expect(await calls(page)).toEqual(DECLINED);
    expect(requests).toEqual([]);
  });

  test('accepted on the next page: on the way back it is measured', async ({ page, context }) => {
    const { requests } = await standIns(context);
    await page.goto(home);
    await choose(page, 'declineAll');
    await page.goto(contact);
    await satisfied(page);
    await settings(page).click();
    await choose(page, 'acceptAll');
    await expect.poll(() => requests).toContain('collect PageView');
    requests.length = 0;
    await goBackToKept(page);
    await expect.poll(() => requests).toContain('collect PageView');
    await call(page);
    await expect.poll(() => requests).toEqual(expect.arrayContaining(['collect call', 'collect Contact']));
  });

  for (const [key, grants] of [
    ['acceptAll', ALL],
    ['declineAll', NONE],
  ] as const)
    test(`${key} on the cookie page: the dialog of the page before is gone`, async ({ page, context }) => {
      const { requests } = await standIns(context);
      await page.goto(home);
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('link').last().click();
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
      await settings(page).click();
      await choose(page, key);
      requests.length = 0;
      await goBackToKept(page);
      await expect(dialog(page)).toHaveCount(0);
      await satisfied(page);
      // The page can be scrolled and used again.
      await settings(page).click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: say('consent:change') })
        .click();
      await expect(dialog(page).getByRole('checkbox').nth(1)).toBeChecked({ checked: grants.ad_storage });
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      if (grants === NONE) expect(requests).toEqual([]);
      else await expect.poll(() => requests).toContain('collect PageView');
    });

  test('a choice that was cleared is asked for again, and nothing is measured meanwhile', async ({
    page,
    context,
  }) => {
    await context.addCookies([consentCookie(ALL)]);
    const { requests } = await standIns(context);
    await page.goto(home);
    await expect.poll(() => requests).toContain('collect PageView');
    await page.goto(`${policy}?setcookies`);
    await expect(dialog(page)).toBeVisible();
    requests.length = 0;
    await goBackToKept(page);
    await expect(dialog(page)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('a choice that is still the same changes nothing', async ({ page, context }) => {
    await context.addCookies([consentCookie(ALL)]);
    const { calls } = await standIns(context);
    await page.goto(home);
    await satisfied(page);
    const before = await calls(page);
    await page.goto(contact);
    await goBackToKept(page);
    await page.waitForTimeout(300);
    expect(await calls(page)).toEqual(before);
  });
});

test('a popup whose link was followed is gone', async ({ page }) => {
  const { popup } = fixture.content;
  await page.clock.install();
  await page.goto(fixture.url + pathOf('/', LANG, fixture));
  await page.clock.runFor(popup.delay * 1000);
  const shown = page.getByRole('dialog', { name: popup.title?.[LANG] ?? '' });
  await shown.getByRole('link').click();
  await expect(page).toHaveURL(fixture.url + pathOf(popup.link, LANG, fixture));
  await goBackToKept(page);
  await expect(shown).toBeHidden();
});

test('a player is gone where everything was declined meanwhile, and there where it was agreed to', async ({
  page,
}) => {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>player' }),
  );
  const host = (address: string) => new URL(address).host;
  const films = onMarket(main.content.properties, main.content.site).flatMap((property) =>
    playersOf(anyRecord(property)).flatMap((player) =>
      player.kind === 'video' && player.type === 'frame'
        ? [{ path: pathOf(`/property/${property.id}/`, LANG), src: player.src }]
        : [],
    ),
  );
  const [film] = films;
  const other = films.find(({ path, src }) => path !== film?.path && host(src) === host(film?.src ?? ''));
  if (!film || !other) throw new Error('Two properties have films of one host.');
  const panel = page.locator(`[data-embed-host="${host(film.src)}"]`);
  const load = panel.locator('[data-embed-load]');

  await page.goto(film.path);
  await page.mouse.move(50, 300);
  await load.scrollIntoViewIfNeeded();
  await page.goto(other.path);
  await load.click();
  await expect(panel.locator('iframe')).toHaveCount(1);
  await goBackToKept(page);
  await expect(panel.locator('iframe')).toHaveCount(1);

  // A page is cached only after its frames have loaded, and in a restored page the test cannot answer for
  // them.
  await page.goto(film.path);
  await page.mouse.move(50, 300);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.frameLocator('iframe').locator('body')).toHaveText('player');
  await page.goto(pathOf('/contact/', LANG));
  await page
    .locator('footer')
    .getByRole('link', { name: say('consent:settings') })
    .click();
  await page.getByRole('button', { name: say('consent:declineAll') }).click();
  await goBackToKept(page);
  await expect(panel.locator('iframe')).toHaveCount(0);
  await expect(load).toBeVisible();
});

test('documents that were asked for on the form’s page are noted on the page of the property', async ({
  page,
}) => {
  const property = onMarket(main.content.properties, main.content.site).find(
    (one) => anyRecord(one).DocumentItems.length > 0,
  );
  await page.goto(pathOf(`/property/${property?.id}/`, LANG));
  const note = page.locator('#documents').getByRole('status', { includeHidden: true });
  // An interaction loads the deferred scripts.
  await page.mouse.move(50, 300);
  await page.waitForLoadState('networkidle');
  await expect(note).toBeEmpty();
  const form = await page.locator('#documents [data-ask]').getAttribute('href');
  await page.goto(form ?? '');
  await fillForm(page, 'request-documents', filledFor('request-documents', LANG, uniqueAddress()));
  await send(page, 'request-documents');
  await page.waitForURL(`**${pathOf(feedbackPath('request-documents'), LANG)}`);
  await goBackToKept(page, 2);
  await expect(note).not.toBeEmpty();
});

test('the shortlist and the save buttons are those of the page before', async ({ page }) => {
  const [property] = onMarket(main.content.properties, main.content.site);
  await page.goto(pathOf('/for-sale/', LANG));
  await page.goto(pathOf(`/property/${property?.id}/`, LANG));
  const count = page.locator('header [data-shortlist-count]');
  await page.locator('main [data-save]').first().click();
  await expect(count).toHaveText('1');
  await goBackToKept(page);
  await expect(count).toHaveText('1');
});

test.describe('owner portal', () => {
  test.beforeAll(prepareVault);
  const [owner] = owners;
  const login = pathOf('/login/', LANG);
  const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Bonjour/ });
  const email = (page: Page) => page.getByLabel(say('owner:login.email'));
  const passphrase = (page: Page) => page.getByLabel(say('owner:login.passphrase'), { exact: true });
  const submit = (page: Page) => page.getByRole('button', { name: say('owner:login.submit') });
  const fill = async (page: Page) => {
    await email(page).fill(owner?.Email ?? '');
    await passphrase(page).fill(passphrases.get(owner?.ID ?? 0) ?? '');
  };

  for (const [moment, wait] of [
    ['at once', 0],
    ['after 200 ms', 200],
  ] as const)
    test(`whoever leaves ${moment} during a login comes back to an empty form`, async ({ page, context }) => {
      await serveVault(context);
      await page.goto(login);
      await fill(page);
      await submit(page).click();
      await page.waitForTimeout(wait);
      await page.goto(pathOf('/contact/', LANG));
      await goBackToKept(page);
      await expect(email(page)).toHaveValue('');
      await expect(passphrase(page)).toHaveValue('');
      await expect(page.locator('[data-owner-message]')).toBeEmpty();
      // Longer than the login takes.
      await page.waitForTimeout(3000);
      await expect(hello(page)).toHaveCount(0);
      await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
      await fill(page);
      await submit(page).click();
      await expect(hello(page)).toBeVisible({ timeout: 15_000 });
    });

  test('whoever leaves while the dashboard’s script is on its way can log in afterwards', async ({
    page,
    context,
  }) => {
    await serveVault(context);
    await page.goto(login);
    await fill(page);
    await page.waitForLoadState('networkidle');
    const arrivals: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/*.js', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => arrivals.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await submit(page).click();
    await expect.poll(() => arrivals.length).toBeGreaterThan(0);
    isHeld = false;
    await page.goto(pathOf('/contact/', LANG));
    for (const arrive of arrivals) arrive();
    await goBackToKept(page);
    await fill(page);
    await submit(page).click();
    await expect(hello(page)).toBeVisible({ timeout: 15_000 });
  });

  test('whoever leaves the dashboard comes back to an empty form', async ({ page, context }) => {
    await serveVault(context);
    await page.goto(login);
    await fill(page);
    await submit(page).click();
    await expect(hello(page)).toBeVisible({ timeout: 15_000 });
    await page.goto(pathOf('/contact/', LANG));
    await goBackToKept(page);
    await expect(hello(page)).toHaveCount(0);
    await expect(email(page)).toHaveValue('');
  });
});

for (const [name, width, button, menu] of [
  ['sub-menu', 1440, 'header .desktop-menu summary', 'header .desktop-menu details ul'],
  ['extra menu', 1440, 'button[popovertarget="extra-menu"]', '#extra-menu'],
  ['drawer', 390, 'button[popovertarget="drawer"]', '#drawer'],
] as const)
  test(`the ${name} that led away from a page is closed on the way back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathOf('/', LANG));
    await page.locator(button).first().click();
    const open = page.locator(menu).first();
    await expect(open).toBeVisible();
    const link = open.locator(`a[href^="/${LANG}/"]:not([data-language])`).first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    await goBackToKept(page);
    await expect(open).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-menu-open');
  });
