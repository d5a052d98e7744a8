import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { ALL, type Grants, NONE } from '../../src/features/consent/consent.ts';
import { axeProblems } from './lib/axe.ts';
import { consentCookie } from './lib/consent.ts';
import { contentOf, kindsOf, main, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';
import { standIns } from './lib/stand-ins.ts';
import { watch } from './lib/watch.ts';

test.use({ storageState: { cookies: [], origins: [] } });

// The fixture configures every tool; the agency's own site configures none.
const fixture = contentOf(SITES.fixture);
const LANG = 'fr';
const home = fixture.url + pathOf('/', LANG, fixture);
const contact = fixture.url + pathOf('/contact/', LANG, fixture);
const policy = fixture.url + pathOf('/Cookie-policy/', LANG, fixture);
const say = (key: string) => text(LANG, `consent:${key}`);

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: say('title') });
const press = (page: Page, key: string) =>
  dialog(page)
    .getByRole('button', { name: say(key), exact: true })
    .click();
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset['consent']);

/** Waits until the page's script has found a stored choice. */
const satisfied = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-consent', 'satisfied');

async function stored(context: BrowserContext): Promise<Record<string, unknown> | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

const PARTLY: Grants = { ...NONE, analytics_storage: true };
const VIEW = 'event page_view';
const TAGS = { google: 'load gtag/js', manager: 'load gtm.js', pixel: 'load fbevents.js' };

test.describe('order of calls', () => {
  test('nothing leaves before the choice; agreeing sends the update, loads the tags, then tells the page view', async ({
    page,
    context,
  }) => {
    const { calls, requests } = await standIns(context);
    await page.goto(`${home}?utm_source=lettre&gclid=abc&city=Gand`);
    await expect(dialog(page)).toBeVisible();
    expect(requests).toEqual([]);
    expect(await calls(page)).toEqual(['consent default denied 500']);
    await press(page, 'acceptAll');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => requests).toEqual(expect.arrayContaining(Object.values(TAGS)));
    expect(await calls(page)).toEqual([
      'consent default denied 500',
      'consent update granted',
      'js',
      'config G-FIXTURE000',
      'config AW-000000000',
      'gtm.js',
      VIEW,
      'page_view',
    ]);
    // The stand-ins report to their server like the real tools.
    await expect
      .poll(() => requests)
      .toEqual(expect.arrayContaining(['collect page_view', 'collect PageView']));
    expect(await stored(context)).toMatchObject({ version: '1', ...ALL });

    // On the next page the choice is sent first, and the page view includes the campaign.
    await page.goto(contact);
    await satisfied(page);
    await expect(dialog(page)).toHaveCount(0);
    const told = await calls(page);
    expect(told.slice(0, 3)).toEqual(['consent default denied 500', 'consent update granted', 'js']);
    const view = await page.evaluate(() =>
      (window as unknown as { dataLayer: { [index: number]: unknown }[] }).dataLayer
        .map((entry) => entry[1] === 'page_view' && entry[2])
        .find(Boolean),
    );
    expect(view).toEqual({ page_location: `${contact}?utm_source=lettre&gclid=abc`, page_referrer: '' });
  });

  test('declining tells the page alone, now and on the next page', async ({ page, context }) => {
    const { calls, requests } = await standIns(context);
    await page.goto(`${home}?utm_source=lettre`);
    await press(page, 'declineAll');
    await expect(dialog(page)).toBeHidden();
    await satisfied(page);
    const expected = ['consent default denied 500', 'consent update denied', VIEW, 'page_view'];
    expect(await calls(page)).toEqual(expected);
    expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBeNull();
    await page.goto(contact);
    await satisfied(page);
    expect(await calls(page)).toEqual(expected);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('site:measure', { detail: { name: 'call', params: {} } })),
    );
    expect(await calls(page)).toEqual(expected);
    expect(requests).toEqual([]);
    expect(await stored(context)).toMatchObject(NONE);
  });

  test('agreeing partly loads what it allows; an event is told; taking it back unloads and removes', async ({
    page,
    context,
  }) => {
    const { calls, requests } = await standIns(context);
    await page.goto(home);
    await press(page, 'change');
    await dialog(page)
      .getByRole('checkbox', { name: say('analytics_storage') })
      .check();
    await press(page, 'save');
    await satisfied(page);
    await expect.poll(() => requests).toEqual(expect.arrayContaining([TAGS.google, TAGS.manager]));
    expect(requests).not.toContain(TAGS.pixel);
    expect(await stored(context)).toMatchObject(PARTLY);
    expect(await calls(page)).not.toContain('config AW-000000000');
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('site:measure', { detail: { name: 'call', params: {} } })),
    );
    expect((await calls(page)).slice(-2)).toEqual(['event call', 'call']);

    await context.addCookies([{ name: '_ga', value: '1', domain: 'localhost', path: '/' }]);
    requests.length = 0;
    await page
      .locator('footer')
      .getByRole('link', { name: say('settings') })
      .click();
    await press(page, 'declineAll');
    // The page is reloaded, because a running script cannot be unloaded.
    await expect
      .poll(() => calls(page).catch(() => []))
      .toEqual(['consent default denied 500', 'consent update denied', VIEW, 'page_view']);
    expect(requests.filter((request) => request.startsWith('load'))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  });

  test('with consent declined, not one request leaves the origin on any kind of page', async ({
    page,
    context,
  }) => {
    test.slow();
    await context.addCookies([consentCookie(NONE)]);
    const { requests } = await standIns(context, fixture.content.site.mediaHosts);
    for (const { url } of kindsOf(fixture, fixture.table.defaultLocale)) {
      await page.goto(url);
      await satisfied(page);
      expect(await dialog(page).count(), url).toBe(0);
    }
    expect(requests).toEqual([]);
  });

  test('with consent given, each kind of page tells its choice before its page view', async ({
    page,
    context,
  }) => {
    test.slow();
    await context.addCookies([consentCookie(ALL)]);
    const { calls } = await standIns(context, fixture.content.site.mediaHosts);
    for (const { url } of kindsOf(fixture, fixture.table.defaultLocale)) {
      await page.goto(url);
      await satisfied(page);
      const told = await calls(page);
      expect(told.slice(0, 2), url).toEqual(['consent default denied 500', 'consent update granted']);
      expect(
        told.filter((call) => call === VIEW),
        url,
      ).toHaveLength(1);
    }
  });

  test('refused in another tab: this one measures nothing any more', async ({ page, context }) => {
    await context.addCookies([consentCookie(ALL)]);
    const { calls, requests } = await standIns(context);
    await page.goto(home);
    await expect.poll(() => requests).toContain('collect PageView');
    const other = await context.newPage();
    await other.goto(contact);
    await other
      .locator('footer')
      .getByRole('link', { name: say('settings') })
      .click();
    await press(other, 'declineAll');
    const declined = ['consent default denied 500', 'consent update denied', VIEW, 'page_view'];
    await expect.poll(() => calls(other).catch(() => []), { timeout: 15_000 }).toEqual(declined);
    requests.length = 0;
    await page.locator('a[href^="tel:"]').first().click();
    await expect.poll(() => calls(page).catch(() => [])).toEqual(declined);
    expect(requests).toEqual([]);
  });

  test('Global Privacy Control keeps advertising off', async ({ page, context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );
    const { requests } = await standIns(context);
    await page.goto(home);
    await expect(dialog(page).getByText(say('signal'))).toBeVisible();
    await press(page, 'change');
    await expect(dialog(page).getByRole('checkbox', { name: say('ad_storage') })).toBeDisabled();
    await press(page, 'acceptAll');
    await expect.poll(() => requests).toEqual(expect.arrayContaining([TAGS.google]));
    expect(await stored(context)).toMatchObject(PARTLY);
    expect(requests).not.toContain(TAGS.pixel);
  });
});

test.describe('dialog', () => {
  test('every state by keyboard; axe; the page behind stays still', async ({ page }) => {
    const watching = await watch(page, main.url);
    await page.goto(pathOf('/', LANG));
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: say('title') })).toBeFocused();
    const problems = () => axeProblems(page, 'dialog');
    expect(await problems()).toEqual([]);

    // The dialog cannot be closed without a choice.
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveText(say('required'));
    }
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // Both answers are equally prominent.
    const [accept, decline] = await Promise.all(
      ['acceptAll', 'declineAll'].map((key) =>
        dialog(page)
          .getByRole('button', { name: say(key) })
          .evaluate((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
            return { width: Math.round(width), height, color, backgroundColor, fontSize, fontWeight };
          }),
      ),
    );
    expect(accept).toEqual(decline);

    const focused = () =>
      page.evaluate(
        () => document.activeElement?.textContent || document.activeElement?.getAttribute('name'),
      );
    const walk = async (times: number) => {
      const seen: unknown[] = [];
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press('Tab');
        seen.push(await focused());
      }
      return seen;
    };
    const links = await dialog(page).getByRole('link').allTextContents();
    expect(links.length).toBe(2);
    expect(await walk(links.length + 3)).toEqual([
      ...links,
      say('acceptAll'),
      say('declineAll'),
      say('change'),
    ]);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(5);
    await expect(dialog(page).getByRole('checkbox', { name: say('essential') })).toBeDisabled();
    expect(await problems()).toEqual([]);
    await expect(dialog(page).getByRole('checkbox', { name: say('ad_user_data') })).toBeFocused();
    await page.keyboard.press('Space');
    await walk(3);
    await page.keyboard.press('Space');
    expect(await walk(3)).toEqual([say('acceptAll'), say('declineAll'), say('save')]);
    await page.keyboard.press('Enter');
    await satisfied(page);
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page.context())).toMatchObject({
      ...NONE,
      ad_user_data: true,
      ad_personalization: true,
    });
    expect(await watching.layoutShifts()).toEqual([]);
    expect(watching.problems).toEqual([]);
  });

  test('reopened, it shows the choice, can be left, and gives the focus back', async ({ page, context }) => {
    await context.addCookies([consentCookie(PARTLY)]);
    await page.goto(policy);
    const link = page.locator('main').getByRole('link', { name: say('settings') });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await press(page, 'change');
    await expect(dialog(page).getByRole('checkbox', { name: say('analytics_storage') })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(await stored(context)).toMatchObject(PARTLY);
  });

  test('the policies can be read before the choice', async ({ page }) => {
    await page.goto(policy);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(home);
    await expect(dialog(page)).toBeVisible();
  });

  test('it fits a small phone and a window at 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(pathOf('/', 'de'));
    const german = page.getByRole('dialog', { name: text('de', 'consent:title') });
    await german.getByRole('button', { name: text('de', 'consent:change') }).click();
    for (const button of await german.getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    const last = german.getByRole('checkbox').last();
    await last.check();
    await expect(last).toBeChecked();
  });

  test('without scripts nobody is held up', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(home);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page
      .locator('footer')
      .getByRole('link', { name: say('settings') })
      .click();
    expect(new URL(page.url()).pathname).toBe(new URL(policy).pathname);
    await context.close();
  });
});

test.describe('addresses', () => {
  test('“preview” suppresses the dialog and loads nothing', async ({ page, context }) => {
    const { requests } = await standIns(context);
    await page.goto(`${home}?preview=1`);
    await satisfied(page);
    await expect(dialog(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    expect(await stored(context)).toBeUndefined();
  });

  test('“setcookies” clears the choice and asks again, and a reload does not clear the new one', async ({
    page,
    context,
  }) => {
    await context.addCookies([consentCookie(NONE)]);
    await page.goto(`${policy}?a=b&setcookies`);
    await expect(dialog(page)).toBeVisible();
    expect(await stored(context)).toBeUndefined();
    await press(page, 'declineAll');
    await satisfied(page);
    expect(new URL(page.url()).search).toBe('?a=b');
    await page.reload();
    await satisfied(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('what is stored', () => {
  const DAY = 86_400_000;

  test('“true” of the old site counts as accepted and gets a date', async ({ page, context }) => {
    await context.addCookies([consentCookie('true')]);
    const { requests } = await standIns(context);
    await page.goto(home);
    await satisfied(page);
    await expect.poll(() => requests).toEqual(expect.arrayContaining(Object.values(TAGS)));
    expect(await stored(context)).toMatchObject({ ...ALL, version: '1' });
  });

  const ASK_AGAIN = [
    ['a corrupt cookie', consentCookie('%7B%22version')],
    ['hostile text', consentCookie('<script>alert(1)</script>')],
    ['a choice for another policy', consentCookie(ALL, { version: '0' })],
    ['a choice without the tool that is new', consentCookie(ALL, { tools: 'adt' })],
    ['a choice older than the configured days', consentCookie(ALL, {}, Date.now() - 31 * DAY)],
  ] as const;
  for (const [name, cookie] of ASK_AGAIN)
    test(`${name}: asks again, loads nothing`, async ({ page, context }) => {
      await context.addCookies([cookie]);
      const { requests } = await standIns(context);
      await page.goto(home);
      await expect(dialog(page)).toBeVisible();
      expect(requests).toEqual([]);
    });

  const HOSTILE: [string, () => void][] = [
    [
      'cookies and storage forbidden',
      () => {
        const forbidden = {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', forbidden);
        Object.defineProperty(window, 'sessionStorage', forbidden);
        Object.defineProperty(Document.prototype, 'cookie', { ...forbidden, set: forbidden.get });
      },
    ],
    [
      'a full storage and cookies that do not stay, as in a private window',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      },
    ],
  ];
  for (const [name, spoil] of HOSTILE)
    test(`${name}: the choice holds for the page, and the next one asks again`, async ({ page, context }) => {
      await context.addInitScript(spoil);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const { requests } = await standIns(context);
      await page.goto(`${home}?utm_source=a`);
      await press(page, 'acceptAll');
      await expect.poll(() => requests).toEqual(expect.arrayContaining(Object.values(TAGS)));
      await page.goto(contact);
      await expect(dialog(page)).toBeVisible();
      expect(errors).toEqual([]);
    });

  const REACT = /\/react\.|load-settings/;

  for (const [key, grants] of [
    ['acceptAll', ALL],
    ['declineAll', NONE],
  ] as const)
    test(`${key}: takes effect at once, without React`, async ({ page, context }) => {
      await standIns(context);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(home);
      await press(page, key);
      expect(await stored(context)).toMatchObject(grants);
      expect(await state(page)).toBe('satisfied');
      await expect(dialog(page)).toHaveCount(0);
      expect(fetched.some((url) => url.endsWith('/data/consent.json'))).toBe(true);
      expect(fetched.filter((url) => REACT.test(url))).toEqual([]);
    });

  test('settings that do not load are said; the answers still work, and the next press tries again', async ({
    page,
    context,
  }) => {
    await standIns(context);
    const settings = '**/data/consent-settings.json';
    await page.route(settings, (route) => route.fulfill({ status: 404 }));
    await page.goto(home);
    await press(page, 'change');
    await expect(dialog(page).getByRole('alert')).toHaveText(say('failed'));
    await page.unroute(settings);
    await press(page, 'change');
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(5);
    await expect(dialog(page).getByRole('alert')).toBeEmpty();
    await press(page, 'declineAll');
    expect(await stored(context)).toMatchObject(NONE);
  });

  test('a dialog whose first request fails comes all the same; one that never comes holds nobody up', async ({
    page,
    context,
  }) => {
    await standIns(context);
    let tries = 0;
    await page.route('**/data/consent.json', (route) => {
      tries += 1;
      return tries === 1 ? route.fulfill({ status: 503 }) : route.fallback();
    });
    await page.goto(home);
    await expect(dialog(page)).toBeVisible();
    expect(tries).toBe(2);
    await page.route('**/data/consent.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(contact);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
    await page.route('**/consent-dialog.*.js', (route) => route.abort());
    await page.goto(home);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
    expect(await stored(context)).toBeUndefined();
  });

  test('whoever chose sees no flash of the dialog, and its script is not even fetched', async ({
    page,
    context,
  }) => {
    await context.addCookies([consentCookie(NONE)]);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('dialog.consent')) Object.assign(window, { flashed: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(pathOf('/', LANG), { waitUntil: 'networkidle' });
    expect(await state(page)).toBe('satisfied');
    expect(await page.evaluate(() => 'flashed' in window)).toBe(false);
    expect(fetched.filter((url) => /consent\.json|consent-dialog|load-settings|\/react\./.test(url))).toEqual(
      [],
    );
  });
});
