import { expect, test } from '@playwright/test';
import { nginx, type WebServer } from '../hosting/servers.ts';
import { kindsOf, main, pathOf } from './lib/content.ts';
import { filledFor, fillForm, formAddress, send } from './lib/fill-form.ts';
import { mailTo, uniqueAddress } from './lib/mails.ts';
import { watch } from './lib/watch.ts';

/*
 * The main site behind nginx with its generated configuration, in a browser. `tests/site/hosting.test.ts`
 * compares single answers; this tests a whole visit. Forms go to the relay of the test run's server.
 */
test.describe.configure({ mode: 'default' });

let server: WebServer;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { out, port, table } = main;
  server = await nginx.start({
    out,
    locales: table.locales,
    relay: { path: '/leads', to: `http://localhost:${port}` },
  });
  origin = `http://localhost:${server.port}`;
});
test.afterAll(() => server?.stop());

test('each kind of page is complete, and breaks no policy', async ({ page }) => {
  test.slow();
  const watching = await watch(page, origin);
  for (const { name, url } of kindsOf(main, 'fr')) {
    if (name === 'page not found') continue;
    const response = await page.goto(url.replace(main.url, origin), { waitUntil: 'networkidle' });
    expect(response?.status(), name).toBe(200);
    expect(response?.headers(), name).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'gzip',
    });
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    expect(watching.problems, name).toEqual([]);
  }
});

test('an old address leads on with its query; a wrong one gets the page in its language', async ({
  page,
}) => {
  await page.goto(`${origin}/for-sale?utm_source=lettre`);
  expect(page.url()).toBe(`${origin}${pathOf('/for-sale/', 'fr')}?utm_source=lettre`);
  const response = await page.goto(`${origin}/de/gibt-es-nicht/`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('header a[href="/de/"]').first().click();
  await expect(page).toHaveURL(`${origin}/de/`);
});

test('a second visit fetches no script, style, font or picture again', async ({ page, context }) => {
  await page.goto(`${origin}/fr/`, { waitUntil: 'networkidle' });
  const other = await context.newPage();
  const fetched: string[] = [];
  other.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/_astro/') && (await response.request().sizes()).responseBodySize > 0)
      fetched.push(pathname);
  });
  await other.goto(`${origin}/fr/`, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a form reaches the relay behind it, and the thank-you page comes', async ({ page }) => {
      const email = uniqueAddress();
      await page.goto(origin + formAddress('site-contact', 'fr'));
      await fillForm(page, 'site-contact', filledFor('site-contact', 'fr', email));
      await send(page, 'site-contact');
      await expect(page).toHaveURL(`${origin}${pathOf('/feedback/site-contact/', 'fr')}`);
      expect((await mailTo(email)).text).toContain(email.split('@')[0]?.slice(0, 1) ?? '');
    });
  });
