import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { FORM_IDS, type FormId } from '../../src/routing/forms.ts';
import { main, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { trapLeads } from './lib/lead-trap.ts';
import { uniqueAddress } from './lib/mails.ts';
import { watch } from './lib/watch.ts';

/** All that only a touched form loads: its code, React, its texts. */
const LATE_FILES = /\/_astro\/(enhance|react)\.|\/data\/forms\//;

const ready = (page: Page, id: FormId) => expect(formOn(page, id)).toHaveAttribute('data-ready');

/** Marks each element of a form as served. */
const markServed = (page: Page, id: FormId): Promise<number> =>
  formOn(page, id).evaluate((form) => {
    const all = [...form.querySelectorAll('*')];
    for (const element of all) Reflect.set(element, 'isServed', true);
    return all.length;
  });

const countServed = (page: Page, id: FormId): Promise<number> =>
  formOn(page, id).evaluate(
    (form) => [...form.querySelectorAll('*')].filter((element) => Reflect.get(element, 'isServed')).length,
  );

for (const locale of LOCALES)
  test(`in ${locale} React takes over each form as it was served, and not before it is touched`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const watching = await watch(page, main.url);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (LATE_FILES.test(request.url())) asked.push(request.url());
    });
    for (const id of FORM_IDS) {
      asked.length = 0;
      await page.goto(formAddress(id, locale));
      const served = await markServed(page, id);
      expect(asked, `${id}, untouched`).toEqual([]);
      await formOn(page, id).locator('input:visible').first().focus();
      await ready(page, id);
      expect(await countServed(page, id), id).toBe(served);
      expect(asked.length, `${id}, touched`).toBeGreaterThanOrEqual(3);
    }
    expect(watching.problems).toEqual([]);
  });

/** Holds back the files of a touched form. */
async function holdBack(page: Page, milliseconds: number): Promise<void> {
  await page.route(LATE_FILES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

test('a script that comes while somebody types takes no sign, no focus and no caret', async ({ page }) => {
  await holdBack(page, 3000);
  await page.goto(formAddress('site-contact', 'fr'));
  const remark = page.locator('[name=remark]');
  await page.locator('[name=newsletter]').check();
  await remark.pressSequentially('Bonjour , dit-elle');
  for (let step = 0; step < ', dit-elle'.length; step += 1) await page.keyboard.press('ArrowLeft');
  const words = 'à tous ceux qui lisent ceci, et aux autres aussi, car il faut écrire longtemps';
  await page.keyboard.type(words, { delay: 60 });
  await ready(page, 'site-contact');
  await expect(remark).toBeFocused();
  await page.keyboard.type('!');
  await expect(remark).toHaveValue(`Bonjour ${words}!, dit-elle`);
  await expect(page.locator('[name=newsletter]')).toBeChecked();
});

test('a list keeps what was chosen before the script came', async ({ page }) => {
  await holdBack(page, 1000);
  await page.goto(formAddress('contact-appointment', 'fr'));
  const slot = page.locator('[name=slot]');
  const value = await slot.locator('option').nth(1).getAttribute('value');
  await slot.selectOption(value ?? '');
  await ready(page, 'contact-appointment');
  await expect(slot).toHaveValue(value ?? 'none');
  await expect(page.locator('[data-field=startDate]')).toBeHidden();
});

test('the press that starts the script counts: of the step’s button, of a box, of the button that sends', async ({
  page,
}) => {
  await holdBack(page, 500);
  await page.goto(formAddress('contact-demand', 'fr'));
  await page.getByRole('button', { name: text('fr', 'forms:next') }).click();
  await expect(page.locator('.form__summary')).toBeFocused();
  await expect(page.locator('.form__summary')).toContainText(text('fr', 'forms:error.required.zip'));

  await page.goto(formAddress('rental-application', 'fr'));
  await page.locator('[name=applicant][value=commercial]').check();
  await expect(page.locator('[name=company]')).toBeVisible();

  await page.goto(formAddress('contact-me', 'fr'));
  await send(page, 'contact-me');
  await expect(page.locator('.form__summary')).toBeFocused();
});

/** Changes a page as translators do: texts go into elements of their own. */
const translate = (page: Page, id: FormId): Promise<void> =>
  formOn(page, id).evaluate((form) => {
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const words of texts.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'OPTION',
    )) {
      const font = document.createElement('font');
      words.replaceWith(font);
      font.append(words);
    }
  });

test('where a translator has changed the page, nothing that was typed is lost, and the form is sent', async ({
  page,
  context,
}) => {
  const arrived = await trapLeads(context);
  await holdBack(page, 1500);
  const email = uniqueAddress();
  await page.goto(formAddress('site-contact', 'fr'));
  await translate(page, 'site-contact');
  await page.locator('[name=title]').first().check();
  await page.locator('[name=firstName]').pressSequentially('Ève');
  await page.keyboard.press('ArrowLeft');
  await ready(page, 'site-contact');
  await expect(page.locator('[name=firstName]')).toBeFocused();
  await page.keyboard.type('v');
  await expect(page.locator('[name=firstName]')).toHaveValue('Èvve');
  await expect(page.locator('[name=title]').first()).toBeChecked();
  await translate(page, 'site-contact');
  await fillForm(page, 'site-contact', filledFor('site-contact', 'fr', email));
  await send(page, 'site-contact');
  await expect.poll(() => arrived.filter(({ body }) => body.includes(email)).length).toBe(1);
});

test('where React fails while a form is filled in, the text stays and the browser posts it', async ({
  page,
  context,
}) => {
  const arrived = await trapLeads(context);
  const email = uniqueAddress();
  await page.goto(formAddress('purchase-offer', 'fr'));
  await fillForm(page, 'purchase-offer', filledFor('purchase-offer', 'fr', email));
  await ready(page, 'purchase-offer');
  // The bounds of a day are drawn with it.
  await page.evaluate(() => Reflect.deleteProperty(Intl, 'DateTimeFormat'));
  await page.locator('[name=lastName]').fill('Dupond');
  await expect(formOn(page, 'purchase-offer')).toHaveAttribute('data-plain');
  await expect(page.locator('[name=lastName]')).toHaveValue('Dupond');
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await send(page, 'purchase-offer');
  await expect.poll(() => arrived.length).toBe(1);
  expect(arrived[0]).toMatchObject({ isPlain: true, form: 'purchase-offer' });
  expect(arrived[0]?.body).toContain('Dupond');
});
