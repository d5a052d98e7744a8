import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { FORM_IDS, type FormId } from '../../src/routing/forms.ts';
import { text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { type Arrived, trapLeads } from './lib/lead-trap.ts';
import { uniqueAddress } from './lib/mails.ts';
import { APIS, removeApi } from './lib/missing-api.ts';
import { onPlainHttp, PLAIN_ORIGIN } from './lib/plain-http.ts';

/** The maximum time from a press on the button until a visible result, in milliseconds. */
const LONGEST = 10_000;
const SIDE_BY_SIDE = 4;

const ENHANCE = /\/_astro\/enhance\.[^/]*\.js/;

/** Calls a function for each item, a few at a time. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

const withoutPictures = (context: BrowserContext) =>
  context.route(/\.(avif|webp|jpg|woff2|svg)$/, (route) => route.abort());

/** Fills in a form with its own visitor's address, and presses the button. */
async function fillAndSend(page: Page, id: FormId, origin = ''): Promise<string> {
  const email = uniqueAddress();
  await page.goto(origin + formAddress(id, 'fr'), { waitUntil: 'domcontentloaded' });
  await fillForm(page, id, filledFor(id, 'fr', email));
  await send(page, id);
  return email;
}

/** Forms that differ most: of one step, of several, with conditional fields. */
const SOME: readonly FormId[] = ['site-contact', 'contact-demand', 'rental-application'];

const TEXTS = /\/data\/forms\//;

/** Conditions of a browser or a network under which every form must be sent. */
const SITUATIONS: readonly {
  name: string;
  /** All, unless the condition is like another one. */
  forms?: readonly FormId[];
  arrange(context: BrowserContext): Promise<unknown>;
}[] = [
  {
    name: 'where the script never comes',
    // The request is neither answered nor refused.
    arrange: (context) => context.route(ENHANCE, () => {}),
  },
  {
    name: 'where the script throws',
    arrange: (context) =>
      context.route(ENHANCE, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export function enhance(form) { form.addEventListener("submit", (event) => event.preventDefault()); throw new Error("broken"); }',
        }),
      ),
  },
  {
    name: 'where React never comes',
    forms: SOME,
    arrange: (context) => context.route(/\/_astro\/react\./, () => {}),
  },
  {
    name: 'where the texts never come',
    forms: SOME,
    arrange: (context) => context.route(TEXTS, () => {}),
  },
  {
    name: 'where the texts are missing',
    forms: SOME,
    arrange: (context) => context.route(TEXTS, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    name: 'where the texts are others',
    forms: SOME,
    arrange: (context) => context.route(TEXTS, (route) => route.fulfill({ json: { note: null } })),
  },
  {
    name: 'where every script of the page is missing',
    arrange: (context) => context.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' })),
  },
];

/** Sends a form, and expects it to arrive once. */
async function expectArrival(
  page: Page,
  id: FormId,
  arrived: readonly Arrived[],
  origin = '',
): Promise<void> {
  const email = await fillAndSend(page, id, origin);
  await expect
    .poll(() => arrived.filter(({ form, body }) => form === id && body.includes(email)).length, {
      timeout: LONGEST,
      message: id,
    })
    .toBe(1);
}

for (const { name, arrange, forms = FORM_IDS } of SITUATIONS)
  test(`${name}, every form is sent`, async ({ context }) => {
    test.setTimeout(180_000);
    await arrange(context);
    await withoutPictures(context);
    const arrived = await trapLeads(context);
    await each(forms, async (id) => {
      const page = await context.newPage();
      await expectArrival(page, id, arrived);
      await page.close();
    });
  });

onPlainHttp.describe('on a page without TLS', () => {
  for (const id of FORM_IDS)
    onPlainHttp(`${id} is sent`, async ({ context, page }) => {
      await withoutPictures(context);
      await expectArrival(page, id, await trapLeads(context), PLAIN_ORIGIN);
    });
});

/** What a network or a relay may do to the request; the visitor gets a message, and the text stays. */
const FAILURES = ['no answer', 'a page instead of an answer', 'an answer that breaks off'] as const;

for (const failure of FAILURES)
  test(`${failure}: the visitor is told, the text stays, and it can be sent again`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await withoutPictures(context);
    await context.route('**/leads/**', (route) => {
      if (failure === 'a page instead of an answer')
        return route.fulfill({ body: '<!doctype html><p>Hello' });
      return failure === 'an answer that breaks off' ? route.abort('connectionreset') : undefined;
    });
    await page.clock.install();
    for (const id of failure === 'no answer' ? FORM_IDS : (['site-contact'] as const)) {
      const asked = page.waitForRequest('**/leads/**');
      const email = await fillAndSend(page, id);
      // The minimum time that the relay expects of a person.
      await page.clock.fastForward(2000);
      await asked;
      await page.clock.fastForward(LONGEST - 2000);
      const form = formOn(page, id);
      await expect(form.locator('.form__summary'), id).toBeFocused();
      await expect(form.locator('button[type=submit]')).toHaveText(text('fr', 'forms:retry'));
      await expect(form.locator('[name=email]')).toHaveValue(email);
    }
  });

test.describe('without one of the browser’s abilities that the script uses, the form is sent', () => {
  for (const api of APIS)
    test(api, async ({ context, page }) => {
      await withoutPictures(context);
      const arrived = await trapLeads(context);
      await removeApi(page, api);
      await expectArrival(page, 'sign-newsletter', arrived);
    });
});
