import { expect, type Page, test } from '@playwright/test';
import { formPath } from '../../src/routing/forms.ts';
import { anyRecord } from '../../src/snapshot/market.ts';
import { axeProblems } from './lib/axe.ts';
import { main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { mailsTo, mailTo, uniqueAddress } from './lib/mails.ts';
import { watch } from './lib/watch.ts';

const agency = main.content.site.agency.email;
const say = (key: string, values?: Record<string, string | number>) => text('fr', `forms:${key}`, values);
const summary = (page: Page) => page.locator('.form__summary');
const thanks = (form: string) => `**${pathOf(`/feedback/${form}/`, 'fr')}`;

test('mistakes are named after a field is left, and go as soon as they are mended', async ({ page }) => {
  await page.goto(formAddress('site-contact', 'fr'));
  const email = page.locator('[name=email]');
  const error = page.locator('[data-field=email] .field__error');
  await email.fill('eve@');
  await expect(error).toBeHidden();
  await email.blur();
  await expect(error).toHaveText(say('error.email.invalid'));
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('exemple.be');
  await expect(error).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');
  // Leaving an empty field shows no error.
  await page.locator('[name=lastName]').focus();
  await page.locator('[name=lastName]').blur();
  await expect(page.locator('[data-field=lastName] .field__error')).toBeHidden();
});

for (const width of [390, 1440])
  test(`a summary lists the mistakes, takes the focus and leads to the fields, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const watching = await watch(page, main.url);
    await page.goto(formAddress('contact-me', 'fr'));
    await send(page, 'contact-me');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(say('error.required.property'));
    expect(await axeProblems(page, 'main')).toEqual([]);
    await summary(page)
      .getByRole('link', { name: say('error.required.remark') })
      .click();
    await expect(page.locator('[name=remark]')).toBeFocused();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(watching.problems).toEqual([]);
  });

test('when the relay is down the visitor is told, the text stays, and trying again works', async ({
  page,
}) => {
  await page.goto(formAddress('site-contact', 'fr'));
  const address = uniqueAddress();
  await fillForm(page, 'site-contact', filledFor('site-contact', 'fr', address));
  const keys: (string | undefined)[] = [];
  await page.route('**/leads/**', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fulfill({ status: 503, json: { code: 'notSent' } });
  });
  for (const attempt of [1, 2]) {
    await send(page, 'site-contact');
    await expect.poll(() => keys.length).toBe(attempt);
    await expect(summary(page)).toContainText(say('error.notSent'));
    await expect(page.locator('button[type=submit]')).toHaveText(say('retry'));
    await expect(page.locator('[name=remark]')).toHaveValue('Bonjour à vous');
  }
  await page.reload();
  await expect(page.locator('[name=remark]')).toHaveValue('Bonjour à vous');
  await expect(page.locator('[name=consent]')).toBeChecked();
  await expect(page.getByText(say('restored'), { exact: true })).toBeVisible();
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await page.unroute('**/leads/**');
  await send(page, 'site-contact');
  await page.waitForURL(thanks('site-contact'));
  expect((await mailTo(agency, (mail) => mail.text.includes(address))).text).toContain('Bonjour à vous');
  // After sending, no draft is kept.
  await page.goto(formAddress('site-contact', 'fr'));
  await expect(page.locator('[name=remark]')).toHaveValue('');
});

test('what is typed before the script comes is kept, and wins over what was kept before', async ({
  page,
}) => {
  await page.goto(formAddress('site-contact', 'fr'));
  await page.locator('[name=lastName]').fill('Avant');
  await page.locator('[name=firstName]').fill('Anna');
  await expect(formOn(page, 'site-contact')).toHaveAttribute('data-ready');
  await page.locator('[name=firstName]').fill('Annick');
  for (const remark of ['Bonjour à vous', 'Bonsoir']) {
    let answer: (() => void) | undefined;
    await page.route(/\/_astro\/enhance\./, (route) => {
      answer = () => void route.continue();
    });
    await page.reload();
    await page.locator('[name=remark]').fill(remark);
    await expect.poll(() => answer).toBeDefined();
    answer?.();
    await expect(formOn(page, 'site-contact')).toHaveAttribute('data-ready');
    await expect(page.locator('[name=remark]')).toHaveValue(remark);
    await expect(page.locator('[name=firstName]')).toHaveValue('Annick');
    await page.unroute(/\/_astro\/enhance\./);
  }
  await page.reload();
  await expect(page.locator('[name=remark]')).toHaveValue('Bonsoir');
  await expect(page.locator('[name=lastName]')).toHaveValue('Avant');
});

test('a double click sends once, and says meanwhile that it is on its way', async ({ page }) => {
  await page.goto(formAddress('testing-testing', 'fr'));
  const address = uniqueAddress();
  await fillForm(page, 'testing-testing', filledFor('testing-testing', 'fr', address));
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/leads/')) count += 1;
  });
  const button = formOn(page, 'testing-testing').locator('button[type=submit]');
  await button.dblclick();
  await expect(button).toHaveText(say('sending'));
  await page.waitForURL(thanks('testing-testing'));
  await mailTo(address);
  expect(count).toBe(1);
  expect(await mailsTo(address)).toHaveLength(1);
});

test('what only the relay can find wrong is shown at its field, until that is changed', async ({ page }) => {
  await page.goto(formAddress('contact-me', 'fr'));
  await fillForm(page, 'contact-me', filledFor('contact-me', 'fr', uniqueAddress()));
  await page.route('**/leads/**', (route) =>
    route.fulfill({ status: 422, json: { errors: { property: 'property.invalid' } } }),
  );
  await send(page, 'contact-me');
  const error = page.locator('[data-field=property] .field__error');
  await expect(error).toHaveText(say('error.property.invalid'));
  await expect(summary(page)).toBeFocused();
  await page.locator('[name=lastName]').fill('Durand');
  await expect(error).toBeVisible();
  await page.locator('[name=property]').fill('MB-0001');
  await expect(error).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('mistakes come back on a page with the form as it was filled in', async ({ page }) => {
    await page.goto(formAddress('contact-me', 'fr'));
    // Browsers accept such an address, mail servers do not.
    await fillForm(page, 'contact-me', filledFor('contact-me', 'fr', 'eve@exemple'));
    await send(page, 'contact-me');
    await expect(page.getByText(say('error.email.invalid')).first()).toBeVisible();
    await expect(page.locator('[name=remark]')).toHaveValue('Est-elle libre ?');
    await expect(page.locator('[name=contactTimes][value=evening]')).toBeChecked();
    await page.locator('[name=email]').fill(uniqueAddress());
    await page.locator('button[type=submit]').click();
    await page.waitForURL(thanks('contact-me'));
  });

  test('the valuation stands on one page', async ({ page }) => {
    await page.goto(formAddress('contact-demand', 'fr'));
    for (const name of ['address', 'type', 'email'])
      await expect(page.locator(`form [name=${name}]`)).toBeVisible();
    await expect(page.locator('[data-next]').first()).toBeHidden();
  });
});

test('the valuation goes step by step, and is begun on the home page', async ({ page }) => {
  const watching = await watch(page, main.url);
  await page.goto(pathOf('/', 'fr'));
  await page.getByLabel(say('label.demandAddress')).fill('Rue Hors-Château 5');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=address]')).toHaveValue('Rue Hors-Château 5');
  const steps = page.locator('.form__step');
  await expect(steps.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: say('next') }).click();
  await expect(summary(page)).toContainText(say('error.required.zip'));
  await page.locator('[name=zip]').fill('4000');
  await page.locator('[name=city]').fill('Liège');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('step', { step: 2, steps: 3 }))).toBeVisible();
  await page.getByRole('button', { name: say('back') }).click();
  await expect(page.locator('[name=zip]')).toHaveValue('4000');
  expect((await watching.layoutShifts()).filter((shift) => /form/.test(shift))).toEqual([]);
});

test('a search demand is filled in with the list’s criteria', async ({ page }) => {
  const city = main.content.cities[0]?.records.fr;
  const query = new URLSearchParams({
    type: '8',
    city: `${city?.Name}|${city?.Zip}`,
    price: '-200000',
    bed: '2-',
    with: 'garden,lift',
    goal: 'rent',
  });
  await page.goto(`${formAddress('demand-register', 'fr')}?${query}`);
  await expect(page.locator('[name=goal][value=rent]')).toBeChecked();
  await expect(page.locator('[name=types][value="8"]')).toBeChecked();
  await expect(page.locator(`[name=zones][value="${city?.Name}|${city?.Zip}"]`)).toBeChecked();
  await expect(page.locator('[name=priceMax]')).toHaveValue('200000');
  await expect(page.locator('[name=bedroomsMin]')).toHaveValue('2');
  await expect(page.locator('[name=with]:checked')).toHaveCount(2);
  await expect(page.locator('[name=with][value=terrace]')).not.toBeChecked();
  await expect(page.locator('[data-field=otherZones]')).toBeHidden();
});

test('a property leads to its forms, filled in with its reference', async ({ page }) => {
  const property = main.content.properties.find(
    (entry) => anyRecord(entry).Goal === 0 && anyRecord(entry).RecordFile,
  );
  if (!property) throw new Error('Nothing is for sale.');
  await page.goto(pathOf(`/property/${property.id}/`, 'fr'));
  await page.locator(`main a[href^="${pathOf(formPath('purchase-offer'), 'fr')}?"]`).click();
  await expect(page.locator('[name=property]')).toHaveValue(anyRecord(property).RecordFile ?? '');
  await page.locator('[name=amount]').fill('250000');
  await expect(page.locator('[data-deposit]')).toContainText('25.000');
});

test('a free slot can be had once', async ({ page }) => {
  const slot = main.content.viewings.find(
    ({ Kind, Start }) => Kind === 'slot' && Start > new Date().toISOString(),
  );
  const property = main.content.properties.find(({ id }) => id === String(slot?.PropertyID));
  if (!slot || !property) throw new Error('There is no free slot.');
  const reference = anyRecord(property).RecordFile ?? property.id;
  const take = async () => {
    await page.goto(`${formAddress('contact-appointment', 'fr')}?property=${reference}&slot=${slot.id}`);
    await expect(page.locator('[name=slot]')).toHaveValue(slot.id);
    await expect(page.locator('[data-field=startDate]')).toBeHidden();
    const filled = filledFor('contact-appointment', 'fr', uniqueAddress());
    await fillForm(page, 'contact-appointment', {
      ...filled,
      property: reference,
      slot: slot.id,
      startDate: '',
      endDate: '',
    });
    await send(page, 'contact-appointment');
  };
  await take();
  await page.waitForURL(thanks('contact-appointment'));
  for (let taken = 1; taken < (slot.Capacity ?? 1); taken += 1) await take();
  await take();
  await expect(page.locator('[data-field=slot] .field__error')).toContainText(
    main.content.site.agency.phones[0]?.number ?? '',
  );
  await expect(page.locator('[name=lastName]')).toHaveValue('Dupont-D’Hont');
});

test('a rental application asks about the household for a flat, and not for a parking place', async ({
  page,
}) => {
  const address = formAddress('rental-application', 'fr');
  await page.goto(`${address}?property=MB-0119`);
  await page.locator('[name=applicant][value=private]').check();
  await expect(page.locator('[name=civilStatus]')).toHaveCount(3);
  await expect(page.locator('[name=birthDate]')).toBeVisible();
  await page.locator('[name=lastName]').fill('Lambert');

  await page.locator('[name=property]').fill('mb-0125');
  await expect(page.locator('[name=civilStatus]')).toHaveCount(0);
  for (const name of ['birthDate', 'adults', 'children', 'rentProof'])
    await expect(page.locator(`[name=${name}]`)).toHaveCount(0);
  await expect(page.locator('[name=income]')).toBeVisible();
  await expect(page.locator('[name=lastName]')).toHaveValue('Lambert');
  await send(page, 'rental-application');
  await expect(page.locator('.form__summary')).not.toContainText(
    text('fr', 'forms:error.required.civilStatus'),
  );

  await page.locator('[name=property]').fill('4119');
  await expect(page.locator('[name=civilStatus]')).toHaveCount(3);
});

test('a rental application asks a company of itself and a person of the household', async ({ page }) => {
  await page.goto(formAddress('rental-application', 'fr'));
  await expect(page.locator('[name=company]')).toBeHidden();
  await expect(page.locator('[name=birthDate]')).toBeHidden();
  await page.locator('[name=applicant][value=commercial]').check();
  await expect(page.locator('[name=company]')).toBeVisible();
  await page.locator('[name=applicant][value=private]').check();
  await expect(page.locator('[name=birthDate]')).toBeVisible();
  await expect(page.locator('[name=company]')).toBeHidden();
});
