import { expect, type Page } from '@playwright/test';
import { FORM_IDS, type FormId } from '../../src/routing/forms.ts';
import { contentOf, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { uniqueAddress } from './lib/mails.ts';
import { goBackToKept, withPageCache as test } from './lib/page-cache.ts';
import { SITES } from './lib/sites.ts';

/** Sends the form and waits for the thank-you page. */
async function sendAndFollow(page: Page, id: FormId): Promise<string | undefined> {
  const sent = page.waitForRequest('**/leads/**');
  await send(page, id);
  const request = await sent;
  await page.waitForURL(`**${pathOf(`/feedback/${id}/`, 'fr')}`);
  return request.headers()['idempotency-key'];
}

/** Sends a form, goes back to it, fills it in again and sends it again. */
async function sendTwice(page: Page, id: FormId): Promise<void> {
  await page.goto(formAddress(id, 'fr'), { waitUntil: 'domcontentloaded' });
  await fillForm(page, id, filledFor(id, 'fr', uniqueAddress()));
  const first = await sendAndFollow(page, id);
  await goBackToKept(page);
  const button = formOn(page, id).locator('button[type=submit]');
  await expect(button).not.toHaveText(text('fr', 'forms:sending'));
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(formOn(page, id).locator('[name=email]')).toHaveValue('');
  await expect(formOn(page, id).locator('[aria-invalid]')).toHaveCount(0);
  await fillForm(page, id, filledFor(id, 'fr', uniqueAddress()));
  expect(await sendAndFollow(page, id)).not.toBe(first);
}

for (const id of FORM_IDS)
  test(`${id}: sent, then Back: it is empty, and can be sent again as another one`, async ({ page }) => {
    await page.route(/\.(avif|webp|woff2|svg)$/, (route) => route.abort());
    await sendTwice(page, id);
  });

test('the very same content sent again after Back is another message', async ({ page }) => {
  const filled = filledFor('testing-testing', 'fr', uniqueAddress());
  await page.goto(formAddress('testing-testing', 'fr'));
  await fillForm(page, 'testing-testing', filled);
  const first = await sendAndFollow(page, 'testing-testing');
  await goBackToKept(page);
  await fillForm(page, 'testing-testing', filled);
  expect(await sendAndFollow(page, 'testing-testing')).not.toBe(first);
});

test('left while it is on its way, then Back: nothing is lost, and it is sent under the same key', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.goto(formAddress('testing-testing', 'fr'));
  await fillForm(page, 'testing-testing', filledFor('testing-testing', 'fr', uniqueAddress()));
  await page.route('**/leads/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first request never gets an answer.
    if (keys.length > 1) await route.continue();
  });
  await send(page, 'testing-testing');
  await expect.poll(() => keys.length).toBe(1);
  await page.evaluate((path) => location.assign(path), pathOf('/', 'fr'));
  await page.waitForURL(`**${pathOf('/', 'fr')}`);
  await goBackToKept(page);
  await expect(page.locator('form [name=remark]')).toHaveValue('Un essai');
  await send(page, 'testing-testing');
  await page.waitForURL(`**${pathOf('/feedback/testing-testing/', 'fr')}`);
  expect(keys[1]).toBe(keys[0]);
});

test('posted by the browser itself, then Back: the text is there, and it can be sent again', async ({
  page,
}) => {
  await page.route('**/_astro/enhance.*.js', (route) => route.abort());
  await page.goto(formAddress('testing-testing', 'fr'));
  await fillForm(page, 'testing-testing', filledFor('testing-testing', 'fr', uniqueAddress()));
  for (const time of [1, 2]) {
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await send(page, 'testing-testing');
    expect((await post).isNavigationRequest(), `post ${time}`).toBe(true);
    await page.waitForURL(`**${pathOf('/feedback/testing-testing/', 'fr')}`);
    await goBackToKept(page);
    await expect(page.locator('form [name=remark]')).toHaveValue('Un essai');
  }
});

test('sent to a form service, then Back: the text is there, and it can be sent again', async ({ page }) => {
  const fixture = contentOf(SITES.fixture);
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  const endpoint = new URL(fixture.content.site.leads?.endpoint ?? '').origin;
  let posts = 0;
  await page.route(`${endpoint}/**`, (route) => {
    posts += 1;
    return route.fulfill({ contentType: 'text/html', body: '<p>Thank you.' });
  });
  await page.goto(fixture.url + pathOf('/contact/', 'nl', fixture));
  for (const name of ['firstName', 'lastName', 'email', 'remark'])
    await page.locator(`form [name=${name}]`).fill(name === 'email' ? 'jan@mail.example' : 'Jan');
  await page.locator('form [name=consent]').check();
  // Sets the captcha's answer.
  await page.locator('form').evaluate((form) => {
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="cf-turnstile-response" value="token">');
  });
  for (const time of [1, 2]) {
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(`${endpoint}/**`);
    expect(posts).toBe(time);
    await goBackToKept(page);
    await expect(page.locator('form [name=remark]')).toHaveValue('Jan');
  }
});
