import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { contentOf, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';

const fixture = contentOf(SITES.fixture);
const { leads, url } = fixture.content.site;
const CAPTCHA = 'https://challenges.cloudflare.com';

/** A stand-in for the captcha's script: a widget with its answer in a hidden field. */
const WIDGET = `
const ready = new URL(document.currentScript.src).searchParams.get('onload');
window.turnstile = {
  render(element, { sitekey }) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'cf-turnstile-response';
    element.append(field);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am no robot';
    button.addEventListener('click', () => { field.value = 'token-for-' + sitekey; });
    element.append(button);
  },
  reset() {},
};
window[ready]();`;

/** A typical form service: takes a form post, and redirects to the address in \`_next\`. */
async function startService() {
  const posts: { path: string; entries: URLSearchParams }[] = [];
  const server = createServer(async (request, response) => {
    const entries = new URLSearchParams(await readText(request));
    posts.push({ path: request.url ?? '', entries });
    const next = new URL(entries.get('_next') ?? '/', url);
    response.writeHead(303, { Location: fixture.url + next.pathname }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { posts, url: `http://localhost:${port}`, close: () => server.close() };
}

/** Fills in the site's contact form like a visitor. */
async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({
    firstName: 'Jan',
    lastName: 'Peeters',
    email: 'jan@mail.example',
    remark: 'Dag',
  }))
    await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('form [name=consent]').check();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a form service by plain form post takes a form, and the thank-you page comes', async ({ page }) => {
      const service = await startService();
      const endpoint = new URL(leads?.endpoint.replace('{form}', 'site-contact') ?? '');
      await page.route(`${endpoint.origin}/**`, async (route) => {
        const path = new URL(route.request().url()).pathname;
        await route.fulfill({
          response: await route.fetch({ url: service.url + path, maxRedirects: 0, maxRetries: 3 }),
        });
      });
      const asked: string[] = [];
      await page.route(`${CAPTCHA}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
      });
      await page.goto(fixture.url + pathOf('/contact/', 'nl', fixture));
      await page.waitForLoadState('networkidle');
      expect(asked, 'nothing of the captcha before the form is used').toEqual([]);
      await fillIn(page);
      const button = page.locator('form button[type=submit]');
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: 'I am no robot' }).waitFor();
        expect(asked).toHaveLength(1);
        await button.click();
        await expect(page.locator('.form__summary')).toContainText(text('nl', 'forms:error.captcha.empty'));
        expect(service.posts).toEqual([]);
        await page.getByRole('button', { name: 'I am no robot' }).click();
      }
      await button.click();
      const thanks = pathOf('/feedback/site-contact/', 'nl', fixture);
      await page.waitForURL(fixture.url + thanks);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('nl', 'feedback:site-contact.title'),
      );
      const [post] = service.posts;
      expect(post?.path).toBe(endpoint.pathname);
      expect(Object.fromEntries(post?.entries ?? [])).toMatchObject({
        firstName: 'Jan',
        email: 'jan@mail.example',
        form: 'site-contact',
        _gotcha: '',
        _next: url + thanks,
        ...(javaScriptEnabled && { 'cf-turnstile-response': expect.stringMatching(/^token-for-./) }),
      });
      service.close();
    });
  });

test('a captcha that does not come is told, and asked for again', async ({ page }) => {
  const isBlocked = { now: true };
  await page.route(`${CAPTCHA}/**`, (route) =>
    isBlocked.now ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
  );
  await page.goto(fixture.url + pathOf('/contact/', 'nl', fixture));
  await fillIn(page);
  await expect(page.locator('[data-captcha][data-failed]')).toBeAttached();
  isBlocked.now = false;
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.form__summary')).toContainText(text('nl', 'forms:error.captcha.failed'));
  await expect(page.getByRole('button', { name: 'I am no robot' })).toBeVisible();
  await expect(page.locator('form [name=remark]')).toHaveValue('Dag');
});
