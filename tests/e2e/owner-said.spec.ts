import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pathOf, text } from './lib/content.ts';
import { owners, passphrases, prepareVault, serveVault } from './lib/owner-vault.ts';
import { onPlainHttp, PLAIN_ORIGIN } from './lib/plain-http.ts';

/*
 * Every press on "log in" is answered within ten seconds, whatever the browser lacks and whatever fails to
 * load, and the form can be used again. The limits here are longer, for busy machines.
 */
test.beforeAll(prepareVault);

const say = (key: string) => text('fr', `owner:${key}`);
const path = pathOf('/login/', 'fr');
const SAID = { timeout: 12_000 };

const message = (page: Page) => page.locator('[data-owner-message]');
const submit = (page: Page) => page.getByRole('button', { name: say('login.submit') });
const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Bonjour/ });

async function enter(page: Page): Promise<void> {
  const [owner] = owners;
  await page.getByLabel(say('login.email')).fill(owner?.Email ?? '');
  await page.getByLabel(say('login.passphrase'), { exact: true }).fill(passphrases.get(owner?.ID ?? 0) ?? '');
  await submit(page).click();
}

async function expectSaid(page: Page, key: string): Promise<void> {
  await expect(message(page)).toContainText(say(key), SAID);
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
}

test.describe('a browser that lacks something', () => {
  const DISPENSABLE: [string, () => void][] = [
    ['crypto.randomUUID', () => Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })],
    ['AbortSignal.timeout', () => Object.defineProperty(AbortSignal, 'timeout', { value: undefined })],
    ['AbortSignal.any', () => Object.defineProperty(AbortSignal, 'any', { value: undefined })],
    ['BroadcastChannel', () => Reflect.deleteProperty(window, 'BroadcastChannel')],
  ];
  for (const [name, remove] of DISPENSABLE)
    test(`without ${name} the portal opens`, async ({ page, context }) => {
      await context.addInitScript(remove);
      await serveVault(context);
      await page.goto(path);
      await enter(page);
      await expect(hello(page)).toBeVisible({ timeout: 20_000 });
    });

  const NEEDED: [string, () => void][] = [
    ['crypto.subtle', () => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })],
    ['Worker', () => Reflect.deleteProperty(window, 'Worker')],
    [
      'number formats',
      () =>
        Object.defineProperty(Intl, 'NumberFormat', {
          value: () => {
            throw new RangeError('no such format');
          },
        }),
    ],
  ];
  for (const [name, remove] of NEEDED)
    test(`without ${name} it says that it cannot start here`, async ({ page, context }) => {
      await context.addInitScript(remove);
      await serveVault(context);
      await page.goto(path);
      await enter(page);
      await expectSaid(page, 'error.unready');
      await expect(page.locator('[data-owner-stage]')).toBeEmpty();
    });
});

test.describe('files that do not come', () => {
  for (const file of ['portal.json', '*.bin'])
    test(`${file} hangs: said, and the next press opens`, async ({ page, context }) => {
      await serveVault(context);
      await page.route(`**/owner/${file}`, () => undefined, { times: 1 });
      await page.goto(path);
      await enter(page);
      await expectSaid(page, 'error.unreachable');
      await submit(page).click();
      await expect(hello(page)).toBeVisible({ timeout: 20_000 });
    });

  test('a host in trouble for long is said before all tries are made', async ({ page, context }) => {
    await serveVault(context);
    await page.route('**/owner/portal.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(path);
    await enter(page);
    await expectSaid(page, 'error.unreachable');
  });

  /**
   * Blocks the portal's scripts and styles from a moment on: after the page has loaded, or after a request
   * for a file.
   */
  async function spoilFrom(context: BrowserContext, moment: RegExp | undefined, fate: 'hang' | 'abort') {
    let isSpoilt = moment === undefined;
    context.on('request', (request) => {
      isSpoilt ||= moment?.test(request.url()) ?? false;
    });
    await context.route('**/_astro/**', (route) => {
      if (!isSpoilt) return route.continue();
      return fate === 'abort' ? route.abort() : undefined;
    });
  }
  const MOMENTS: [string, RegExp | undefined][] = [
    ['any of its code', undefined],
    ['the code of its worker', /\/owner\/portal\.json$/],
    ['the dashboard’s code', /\/owner\/\w+\.bin$/],
  ];
  for (const [name, moment] of MOMENTS)
    for (const fate of ['hang', 'abort'] as const)
      test(`${name}: ${fate}`, async ({ page, context }) => {
        await serveVault(context);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await spoilFrom(context, moment, fate);
        await enter(page);
        const said = new RegExp(`${say('error.unready')}|${say('error.unreachable')}`);
        await expect(page.locator('main').getByText(said).filter({ visible: true })).toBeVisible(SAID);
        await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
        // Once the network works, trying again succeeds, at the latest after a reload.
        await context.unroute('**/_astro/**');
        await page
          .getByRole('button', { name: say('login.retry') })
          .or(page.getByRole('link', { name: say('login.reload') }))
          .click();
        await page.waitForLoadState('load');
        await expect(hello(page).or(submit(page))).toBeVisible();
      });

  for (const fate of ['hang', 'abort'] as const)
    test(`no script of the page at all: ${fate}`, async ({ page, context }) => {
      let isDead = true;
      await context.route('**/*.js', (route) => {
        if (!isDead) return route.continue();
        return fate === 'abort' ? route.abort() : undefined;
      });
      await page.goto(path, { waitUntil: 'commit' });
      const note = page.getByRole('alert').filter({ hasText: say('error.unready') });
      await expect(submit(page)).toBeVisible();
      await expect(note).toBeHidden();
      await enter(page);
      await expect(note).toBeVisible(SAID);
      isDead = false;
      await serveVault(context);
      await note.getByRole('link', { name: say('login.reload') }).click();
      await page.waitForLoadState('load');
      await enter(page);
      await expect(hello(page)).toBeVisible({ timeout: 20_000 });
      await expect(note).toBeHidden();
    });
});

test.describe('the worker', () => {
  /** Runs a script in the worker before the worker's own. */
  const beforeWorker = (context: BrowserContext, script: string) =>
    context.route(/\/_astro\/worker[^/]*\.js$/, async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, body: `${script}\n${await response.text()}` });
    });

  test('an old telephone may take its time, and says so', async ({ page, context }) => {
    await serveVault(context);
    await beforeWorker(
      context,
      `const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
       crypto.subtle.deriveBits = async (...all) => {
         await new Promise((resolve) => setTimeout(resolve, 9000));
         return derive(...all);
       };`,
    );
    await page.goto(path);
    await enter(page);
    await expect(message(page)).toContainText(say('login.slow'), SAID);
    await expect(hello(page)).toBeVisible({ timeout: 25_000 });
  });

  for (const [name, script] of [
    ['cannot derive', `crypto.subtle.deriveBits = () => Promise.reject(new Error('no'));`],
    ['breaks', `throw new Error('no');`],
  ] as const)
    test(`one that ${name} is said`, async ({ page, context }) => {
      await serveVault(context);
      await beforeWorker(context, script);
      await page.goto(path);
      await enter(page);
      await expectSaid(page, 'error.unready');
    });
});

onPlainHttp(
  'at an address without https the page names the secure one, before and after a press',
  async ({ page }) => {
    const address = PLAIN_ORIGIN.replace('http:', 'https:') + path;
    await page.goto(PLAIN_ORIGIN + path);
    const secure = page.getByRole('link', { name: address });
    await expect(message(page)).toContainText(say('error.insecure'));
    await expect(secure).toBeVisible();
    await enter(page);
    await expect(message(page)).toContainText(say('error.insecure'));
    await expect(secure).toHaveAttribute('href', address);
  },
);
