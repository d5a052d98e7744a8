import { expect, type Page, test } from '@playwright/test';
import type { Filled } from '../../src/features/forms/definitions/filled.fixture.ts';
import { FORMS } from '../../src/features/forms/definitions/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { FORM_IDS, type FormId, feedbackPath } from '../../src/routing/forms.ts';
import { main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, send } from './lib/fill-form.ts';
import { mailTo, uniqueAddress } from './lib/mails.ts';
import { weighScripts } from './lib/script-weight.ts';

/** The maximum number of bytes after brotli that the page of a form may load while the whole form is used. */
const MOST_SCRIPT = 85_000;

const agency = main.content.site.agency.email;
const thanksPath = (id: FormId, locale: Locale) => pathOf(feedbackPath(id), locale);
const thanksTitle = (id: FormId, locale: Locale) => text(locale, `feedback:${id}.title`);

/** Fills in and sends a form in a browser with scripts. */
async function sendWithScript(page: Page, id: FormId, locale: Locale): Promise<Filled> {
  const filled = filledFor(id, locale, uniqueAddress());
  const scripts = weighScripts(page);
  await page.goto(formAddress(id, locale), { waitUntil: 'domcontentloaded' });
  await fillForm(page, id, filled);
  await send(page, id);
  expect(scripts(), `scripts of ${id} until it is sent`).toBeGreaterThan(1000);
  expect(scripts(), `scripts of ${id} until it is sent`).toBeLessThan(MOST_SCRIPT);
  await page.waitForURL(`**${thanksPath(id, locale)}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanksTitle(id, locale));
  return filled;
}

/** The same in a browser without scripts, which posts the form itself. */
async function sendWithoutScript(page: Page, id: FormId, locale: Locale): Promise<Filled> {
  const filled = filledFor(id, locale, uniqueAddress());
  await page.goto(formAddress(id, locale), { waitUntil: 'domcontentloaded' });
  await fillForm(page, id, filled);
  await send(page, id);
  await page.waitForURL(`**${thanksPath(id, locale)}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanksTitle(id, locale));
  return filled;
}

/** Checks each mail that a form sends. */
async function checkMails(id: FormId, locale: Locale, filled: Filled): Promise<void> {
  const { mails, fields } = FORMS[id];
  const email = String(filled['email']);
  if (mails.includes('agency')) {
    const mail = await mailTo(agency, ({ text: words }) => words.includes(email));
    for (const name of ['lastName', 'remark', 'city'])
      if (filled[name]) expect(mail.text).toContain(filled[name]);
    for (const field of fields.filter(({ required, kind, when }) => required && kind !== 'consent' && !when))
      expect(mail.text).toContain(text(locale, `forms:${field.label ?? `label.${field.name}`}`));
    expect(mail.html).toContain(`lang="${locale}"`);
  }
  if (mails.includes('confirmation'))
    expect((await mailTo(email)).text).toContain(text(locale, `feedback:${id}.text`));
  if (mails.includes('documents'))
    expect((await mailTo(email)).text).toContain(text(locale, 'mail:documents.intro'));
  if (mails.includes('friend')) {
    const mail = await mailTo(`friend-${email}`);
    expect(mail.text).toContain(text(locale, 'mail:friend.intro', { name: 'Ève Dupont-D’Hont' }));
    expect(mail.text).toContain(main.content.site.url);
  }
}

const WAYS = [
  { way: 'with a script', javaScriptEnabled: true, sendForm: sendWithScript },
  { way: 'without a script', javaScriptEnabled: false, sendForm: sendWithoutScript },
] as const;

for (const { way, javaScriptEnabled, sendForm } of WAYS)
  test.describe(way, () => {
    test.use({ javaScriptEnabled });

    // In parallel, because each form has to wait: the relay takes a form filled in within seconds for a
    // machine's.
    for (const id of FORM_IDS)
      test(`${id}, in every language, reaches the thank-you page and the mailboxes`, async ({ context }) => {
        await context.route(/\.(avif|webp|woff2|svg)$/, (route) => route.abort());
        await Promise.all(
          LOCALES.map(async (locale) =>
            checkMails(id, locale, await sendForm(await context.newPage(), id, locale)),
          ),
        );
      });
  });
