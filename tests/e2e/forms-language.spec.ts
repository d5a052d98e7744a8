import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { anyRecord, onMarket } from '../../src/snapshot/market.ts';
import { chooseLanguage, main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { uniqueAddress } from './lib/mails.ts';

const { properties, site, viewings } = main.content;
const market = onMarket(properties, site).map((property) => anyRecord(property));
const slot = viewings.find(({ Kind, PropertyID, Start }) => {
  const isSoon = new Date(Start).getTime() > Date.now();
  return Kind === 'slot' && isSoon && market.some(({ ID }) => ID === PropertyID);
});
const [first = '', second = '', third = ''] = market.flatMap(({ RecordFile }) => RecordFile ?? []);
/** Actions of a page's scripts may take a while on a busy machine. */
const SLOWLY = { timeout: 20_000 };

test.use({ viewport: { width: 1440, height: 900 } });

const isReady = (page: Page, form: Parameters<typeof formOn>[1]) =>
  expect(formOn(page, form)).toHaveAttribute('data-ready', '', SLOWLY);

async function change(page: Page, from: Locale, to: Locale): Promise<void> {
  await chooseLanguage(page, from, to);
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

test('a change of the language keeps property, slot and all that was typed, there and back', async ({
  page,
}) => {
  if (!slot) throw new Error('The site has no free slot.');
  const property = market.find(({ ID }) => ID === slot.PropertyID);
  const reference = property?.RecordFile ?? String(property?.ID);
  await page.goto(
    `${formAddress('contact-appointment', 'fr')}?${new URLSearchParams({ property: reference, slot: slot.id })}`,
  );
  const field = (name: string) => formOn(page, 'contact-appointment').locator(`[name="${name}"]`);
  await isReady(page, 'contact-appointment');
  await field('firstName').fill('Inès');
  await change(page, 'fr', 'nl');
  await expect(page).toHaveURL(new RegExp(`[?&]property=${reference}`));
  await expect(field('firstName')).toHaveValue('Inès', SLOWLY);
  await expect(field('property')).toHaveValue(reference);
  await expect(field('slot')).toHaveValue(slot.id);
  await expect(page.getByText(text('nl', 'forms:restored'), { exact: true })).toBeVisible();
  await field('firstName').fill('An');
  await field('lastName').fill('Peeters');
  await field('slot').selectOption('');
  await change(page, 'nl', 'fr');
  await expect(field('firstName')).toHaveValue('An', SLOWLY);
  await expect(field('lastName')).toHaveValue('Peeters');
  await expect(field('slot')).toHaveValue('');
});

test('a demand keeps a list’s criteria, and zones under their names in the other language', async ({
  page,
}) => {
  const form = formOn(page, 'demand-register');
  await page.goto(`${formAddress('demand-register', 'fr')}?goal=rent&type=1&price=-900`);
  await isReady(page, 'demand-register');
  await expect(form.locator('[name=priceMax]')).toHaveValue('900', SLOWLY);
  await form.locator('[name=priceMax]').fill('950');
  await form.locator('[name=zones][value="Liège|4000"]').check();
  // What the agency opens the list with is still there after the form was drawn again.
  await expect(form.locator('[name=criteria]')).toHaveValue(/price/);
  await change(page, 'fr', 'nl');
  await expect(form.locator('[name=zones]:checked')).toHaveValue('Luik|4000', SLOWLY);
  await expect(form.locator('[name=priceMax]')).toHaveValue('950');
  await expect(form.locator('[name=goal]:checked')).toHaveValue('rent');
  // Another list's criteria take the place of these.
  await page.goto(`${formAddress('demand-register', 'nl')}?goal=sale&bed=3-`);
  await expect(form.locator('[name=bedroomsMin]')).toHaveValue('3', SLOWLY);
  await expect(form.locator('[name=goal]:checked')).toHaveValue('buy');
  await expect(form.locator('[name=priceMax]')).toHaveValue('');
  await expect(form.locator('[name=zones]:checked')).toHaveCount(0);
});

test('who comes by the link of a property gets that one, with what was typed before', async ({ page }) => {
  const field = (name: string) => formOn(page, 'contact-me').locator(`[name="${name}"]`);
  const at = (reference: string) => `${formAddress('contact-me', 'fr')}?property=${reference}`;
  await page.goto(at(first));
  await expect(field('property')).toHaveValue(first, SLOWLY);
  await isReady(page, 'contact-me');
  await field('remark').fill('Bonjour');
  await field('property').fill(third);
  await page.reload();
  await expect(field('remark')).toHaveValue('Bonjour', SLOWLY);
  await expect(field('property')).toHaveValue(third);
  await change(page, 'fr', 'nl');
  await expect(field('remark')).toHaveValue('Bonjour', SLOWLY);
  await expect(field('property')).toHaveValue(third);
  for (const reference of [second, first]) {
    await page.goto(at(reference));
    await expect(field('remark')).toHaveValue('Bonjour', SLOWLY);
    await expect(field('property')).toHaveValue(reference);
  }
});

test('after sending, no draft is kept in any language', async ({ page }) => {
  const field = () => formOn(page, 'testing-testing').locator('[name=email]');
  await page.goto(formAddress('testing-testing', 'fr'));
  await fillForm(page, 'testing-testing', filledFor('testing-testing', 'fr', uniqueAddress()));
  await change(page, 'fr', 'nl');
  await expect(field()).not.toHaveValue('', SLOWLY);
  await send(page, 'testing-testing');
  await page.waitForURL(`**${pathOf('/feedback/testing-testing/', 'nl')}`);
  for (const locale of ['fr', 'nl'] as const) {
    await page.goto(formAddress('testing-testing', locale));
    await expect(field()).toHaveValue('');
  }
});

test('filters of a list and the properties of a shared shortlist come along too', async ({ page }) => {
  await page.goto(`${pathOf('/for-sale/', 'fr')}?price=-400000&city=Li%C3%A8ge|4000`);
  await expect(page.locator('.filters, form, main').first()).toBeVisible();
  await change(page, 'fr', 'nl');
  const query = new URL(page.url()).searchParams;
  expect([query.get('price'), query.get('city')]).toEqual(['-400000', 'Liège|4000']);
  await page.goto(`${pathOf('/shortlist/', 'fr')}#s=4101.4102`);
  await change(page, 'fr', 'nl');
  await expect(page).toHaveURL(/#s=4101\.4102$/);
});
