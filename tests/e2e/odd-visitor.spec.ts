import { expect, type Page, test } from '@playwright/test';
import { main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, send } from './lib/fill-form.ts';
import { queryOf, ready, salePath, say, shownIds } from './lib/list-page.ts';
import { mailTo, uniqueAddress } from './lib/mails.ts';
import { overflow } from './lib/overflow.ts';
import { watch } from './lib/watch.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

const agency = main.content.site.agency.email;
const thanks = `**${pathOf('/feedback/site-contact/', 'fr')}`;

/** Nonsensical queries: invalid values are ignored, and a sensible page is shown. */
const ODD_QUERIES = [
  '?type=&city=&district=&price=&bed=&epc=&with=&since=&sort=&page=&view=&area=&shape=&map=',
  '?type=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&sort=price',
  '?city=%E0%A4%A&city=%00&city=|&city=%F0%9F%8F%A0&sort=city',
  `?city=${'li%C3%A8ge%20'.repeat(400)}&sort=price`,
  '?page=-1&sort=price',
  '?page=999999999&sort=price',
  '?price=0-999999999&bed=-&page=0',
  `?shape=${'gBgB'.repeat(2000)}&sort=price`,
  '?area=-90,-180,90,180&sort=price-desc',
  '?area=NaN,5,51,6&since=9999-99-99&sort=__proto__&view=constructor&epc=z',
  `?${Array.from({ length: 500 }, (_, index) => `type=${index}`).join('&')}&city=4000`,
];

test('odd addresses of a list, at 320 pixels', async ({ page }) => {
  const { problems } = await watch(page, main.url);
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const query of ODD_QUERIES) {
    await page.goto(salePath + query);
    await expect(page.locator('.list [data-property], .list-none').first(), query).toBeVisible();
    await expect(page.locator('.list'), query).toHaveAttribute('data-state', /^(ready|served)$/);
    expect(await overflow(page), query).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('a hasty visitor: many taps, then back and forward through all of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { problems } = await watch(page, main.url);
  await page.goto(`${salePath}?sort=price`);
  await ready(page);
  await page.locator('.filter-menu summary').first().click();
  const choices = page.locator('.filter-menu[open] .choice');
  await choices.nth(0).click();
  await expect.poll(() => queryOf(page)).not.toBe('?sort=price');
  const afterFirstTap = queryOf(page);
  for (const index of [1, 2]) await choices.nth(index).click();
  await choices.nth(1).dblclick();
  const [query, ids] = [queryOf(page), await shownIds(page)];
  expect(query).toBe('?type=1,9,8&sort=price');
  await page.evaluate(() => {
    for (let step = 0; step < 4; step += 1) history.back();
  });
  // Waits for all four steps, since going back further would leave the site.
  await expect.poll(() => queryOf(page)).toBe(afterFirstTap);
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe('?sort=price');
  for (let step = 0; step < 5; step += 1) await page.goForward();
  await expect.poll(() => queryOf(page)).toBe(query);
  await expect.poll(() => shownIds(page)).toEqual(ids);
  expect(problems).toEqual([]);
});

test('a form takes any script and sign, at 320 pixels', async ({ page }) => {
  const { problems } = await watch(page, main.url);
  const email = uniqueAddress();
  const remark = 'مرحبا بكم في البيت \u202e\u200f👨‍👩‍👧‍👦🏠 Ελλάδα 你好';
  await page.goto(formAddress('site-contact', 'fr'));
  await fillForm(page, 'site-contact', {
    ...filledFor('site-contact', 'fr', email),
    firstName: 'محمد',
    lastName: '🏡 O’Brien-Łukasz',
    remark,
  });
  expect(await overflow(page)).toEqual([]);
  await send(page, 'site-contact');
  await page.waitForURL(thanks);
  const mail = await mailTo(agency, ({ text: words }) => words.includes(email));
  for (const words of ['محمد', '🏡 O’Brien-Łukasz', '👨‍👩‍👧‍👦🏠 Ελλάδα 你好'])
    expect(mail.text).toContain(words);
  expect(problems).toEqual([]);
});

test('10,000 characters are refused in words, and stay', async ({ page }) => {
  const { problems } = await watch(page, main.url);
  await page.goto(formAddress('site-contact', 'fr'));
  await fillForm(page, 'site-contact', filledFor('site-contact', 'fr', uniqueAddress()));
  const remark = page.locator('[name=remark]');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const long = 'Wortungetüm'.repeat(1000).slice(0, 10_000);
  await remark.fill(long);
  await send(page, 'site-contact');
  await expect(page.locator('[data-field=remark] .field__error')).toHaveText(
    text('fr', 'forms:error.text.tooLong', { length: 3000 }),
  );
  await expect(remark).toHaveValue(long);
  expect(await overflow(page)).toEqual([]);
  await page.reload();
  await expect(remark).toHaveValue(long);
  expect(problems).toEqual([]);
});

test('a storage that holds anything at all leaves the form as it is', async ({ page }) => {
  const { problems } = await watch(page, main.url);
  const path = formAddress('site-contact', 'fr');
  await page.goto(path);
  for (const kept of [
    '{',
    'null',
    '[["remark",7]]',
    '[["__proto__",["x"]],["consent",["<b>"]]]',
    '['.repeat(40_000),
  ]) {
    await page.evaluate(
      ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
      [`form:site-contact:${path}`, kept],
    );
    await page.reload();
    await expect(page.locator('form[data-ready]')).toBeVisible();
    await expect(page.locator('[name=remark]'), kept.slice(0, 40)).toHaveValue('');
  }
  expect(problems).toEqual([]);
});

test('a visitor offline is told, keeps the text, and sends it when back', async ({ page, context }) => {
  await page.goto(formAddress('site-contact', 'fr'));
  const email = uniqueAddress();
  await fillForm(page, 'site-contact', filledFor('site-contact', 'fr', email));
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await context.setOffline(true);
  await send(page, 'site-contact');
  await expect(page.locator('.form__summary')).toContainText(text('fr', 'forms:error.notSent'));
  await context.setOffline(false);
  await send(page, 'site-contact');
  await page.waitForURL(thanks);
  await mailTo(agency, ({ text: words }) => words.includes(email));
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  expect(await isThere(), `${name} is reached`).toBe(true);
}

test('by keyboard alone: mistakes, their links, and the form sent', async ({ page }) => {
  const email = uniqueAddress();
  const filled = filledFor('site-contact', 'fr', email);
  await page.goto(formAddress('site-contact', 'fr'));
  await tabTo(page, 'firstName');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form__summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('form[data-form] :focus')).toHaveCount(1);
  for (const name of ['firstName', 'lastName', 'email', 'remark'] as const) {
    await tabTo(page, name);
    await page.keyboard.type(String(filled[name]));
  }
  await tabTo(page, 'consent');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL(thanks);
  await mailTo(agency, ({ text: words }) => words.includes(email));
});

test('the filter says so where the catalogue is of another shape', async ({ page }) => {
  await page.route('**/catalogue.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"version":1,"rows":null}' }),
  );
  await page.goto(`${salePath}?type=1`);
  await expect(page.getByRole('alert')).toContainText(say('failed'), { timeout: 30_000 });
  await expect(page.locator('.list [data-property]').first()).toBeVisible();
});
