import { expect, type Page, test } from '@playwright/test';
import { anyRecord, onMarket, takenAs } from '../../src/snapshot/market.ts';
import { axeProblems } from './lib/axe.ts';
import { main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { mailsTo, uniqueAddress } from './lib/mails.ts';
import { overflow } from './lib/overflow.ts';
import { watch } from './lib/watch.ts';

const { properties, site } = main.content;
const first = (as: 'sold' | 'rented') => {
  const property = properties.find((entry) => takenAs(site, anyRecord(entry)) === as);
  if (!property) throw new Error(`The site has nothing that is ${as}.`);
  return { id: property.id, reference: anyRecord(property).RecordFile ?? property.id };
};
const free = anyRecord(onMarket(properties, site)[0] ?? raise()).RecordFile ?? '';

function raise(): never {
  throw new Error('The site has nothing on the market.');
}

const notice = (page: Page) => page.locator('main form').getByRole('status').filter({ hasText: /./ }).first();
/** Actions of a page's scripts may take a while on a busy machine. */
const SLOWLY = { timeout: 20_000 };
const shots = process.env['SHOTS'];

for (const { width, as, language } of [
  { width: 390, as: 'sold', language: 'fr' },
  { width: 1440, as: 'rented', language: 'nl' },
] as const)
  test(`a viewing of what is ${as} is not asked for, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const watching = await watch(page, main.url);
    const { id, reference } = first(as);
    const say = (key: string) => text(language, key);
    await page.goto(`${formAddress('contact-appointment', language)}?property=${reference}`);
    await expect(notice(page)).toContainText(say(`property:status.${as}`), SLOWLY);
    const similar = notice(page).getByRole('link', { name: say('property:similar') });
    await expect(similar).toHaveAttribute('href', `${pathOf(`/property/${id}/`, language)}#similar`);
    expect(await overflow(page)).toEqual([]);
    expect(await axeProblems(page, 'main')).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/taken-form-${width}.png` });

    const address = uniqueAddress();
    const filled = { ...filledFor('contact-appointment', language, address), property: reference };
    await fillForm(page, 'contact-appointment', filled);
    await send(page, 'contact-appointment');
    await expect(page.locator('.form__summary')).toContainText(say(`forms:error.property.${as}`));
    expect(await mailsTo(address)).toEqual([]);

    // With another property, both the notice and the error disappear.
    await formOn(page, 'contact-appointment').locator('[name=property]').fill(free);
    await expect(page.locator('.form__taken')).toHaveCount(0);
    await expect(page.locator('[data-field=property] .field__error')).toBeHidden();
    expect(watching.problems).toEqual([]);
  });

for (const [as, goal, language] of [
  ['sold', 'buy', 'fr'],
  ['rented', 'rent', 'nl'],
] as const)
  test(`who came too late for what is ${as} may ask to be told of others like it`, async ({ page }) => {
    await page.goto(`${formAddress('contact-appointment', language)}?property=${first(as).id}`);
    await page.getByRole('link', { name: text(language, 'filters:demand') }).click(SLOWLY);
    const form = formOn(page, 'demand-register');
    await expect(form.locator('[name=goal]:checked')).toHaveValue(goal, SLOWLY);
    await expect(form.locator('[name=types]:checked')).not.toHaveCount(0);
    await expect(form.locator('[name=zones]:checked')).toHaveCount(1);
  });

test('a question about it may still be asked', async ({ page }) => {
  const { reference } = first('sold');
  await page.goto(`${formAddress('contact-me', 'fr')}?property=${reference}`);
  await expect(formOn(page, 'contact-me').locator('[name=property]')).toHaveValue(reference);
  await expect(page.getByText(text('fr', 'property:status.sold'))).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar of what is sold offers to be told of others, not a viewing', async ({ page }) => {
    await page.goto(pathOf(`/property/${first('sold').id}/`, 'fr'));
    const bar = page.getByRole('navigation', { name: text('fr', 'tools:bar') });
    await expect(bar.getByRole('link', { name: text('fr', 'tools:tell') })).toBeVisible();
    await expect(bar.getByRole('link', { name: text('fr', 'tools:viewing') })).toHaveCount(0);
    await bar.getByRole('link', { name: text('fr', 'tools:tell') }).click();
    const goal = formOn(page, 'demand-register').locator('[name=goal]:checked');
    await expect(goal).toHaveValue('buy', SLOWLY);
  });
});
