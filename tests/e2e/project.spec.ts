import { expect, type Page, test } from '@playwright/test';
import { isSoldOut } from '../../src/features/projects/units.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { anyRecord } from '../../src/snapshot/market.ts';
import { axeProblems } from './lib/axe.ts';
import { contentOf, main, pathOf, text } from './lib/content.ts';
import { filledFor, fillForm, formAddress, formOn, send } from './lib/fill-form.ts';
import { mailTo, uniqueAddress } from './lib/mails.ts';
import { overflow } from './lib/overflow.ts';
import { SITES } from './lib/sites.ts';

/** A project with plans, documents, sold units and one whose price is on request. */
const [project] = main.content.projects;
if (!project) throw new Error('The site has no project.');
const record = anyRecord(project);
const reference = record.RecordFile ?? project.id;
const PATH = pathOf(`/project/${project.id}/`, 'fr');
const label = (key: string, values = {}, locale: Locale = 'fr') =>
  text(locale, `listing:project.${key}`, values);
const unitOf = (isWanted: (unit: (typeof record.Units)[number]) => boolean) => {
  const unit = record.Units.find(isWanted);
  if (!unit) throw new Error('The project has no such unit.');
  return unit;
};
const free = unitOf(({ State, Price }) => State === 'available' && Price !== undefined);
const sold = unitOf(({ State }) => State === 'sold');
const onRequest = unitOf(({ State, Price }) => State !== 'sold' && Price === undefined);

const rowOf = (page: Page, { Name }: { Name: string }) =>
  page.locator('.units tbody tr').filter({ has: page.locator('th', { hasText: Name }) });
const field = (page: Page, name: string) => formOn(page, 'contact-construction').locator(`[name=${name}]`);
const said = (page: Page) => page.locator('[data-unit-said]');
const asking = (unit: string, locale: Locale = 'fr') =>
  `${formAddress('contact-construction', locale)}?${new URLSearchParams({ project: reference, unit })}`;
/** Actions of a page's scripts may take a while on a busy machine. */
const SLOWLY = { timeout: 20_000 };
const shots = process.env['SHOTS'];

for (const width of [320, 390, 768, 1440])
  test(`the price list is read without scrolling sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    for (const unit of record.Units) {
      const row = rowOf(page, unit);
      await expect(row).toContainText(label(`state.${unit.State}`));
      const box = await row.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, unit.Name).toBe(true);
    }
    // A card names its figures, a table's row has them under their heads.
    const row = rowOf(page, free);
    const named = row.locator('.units__label', { hasText: label('bedrooms') });
    if (width < 1000) await expect(named).toBeVisible();
    else await expect(named).toBeHidden();
    await expect(page.locator('.units thead')).toBeVisible({ visible: width >= 1000 });
    expect(await overflow(page)).toEqual([]);
    expect(await axeProblems(page, 'main')).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/project-${width}.png`, fullPage: true });
  });

for (const { width, locale } of [
  { width: 390, locale: 'fr' },
  { width: 1440, locale: 'nl' },
] as const)
  test(`asking about a unit fills the form, whose mails name it, at ${width} px in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathOf(`/project/${project.id}/`, locale));
    await page.getByRole('link', { name: label('ask', { unit: free.Name }, locale) }).click();
    await expect(field(page, 'unit')).toHaveValue(free.Name, SLOWLY);
    await expect(field(page, 'project')).toHaveValue(new RegExp(`^${reference}$`, 'i'));
    await expect(said(page)).toBeEmpty();
    const address = uniqueAddress();
    const { unit: _, ...filled } = filledFor('contact-construction', locale, address);
    await fillForm(page, 'contact-construction', filled);
    await send(page, 'contact-construction');
    await expect(page).toHaveURL(pathOf('/feedback/contact-construction/', locale), SLOWLY);
    const receipt = await mailTo(address);
    const { Name } = project.records[locale] ?? record;
    for (const words of [free.Name, Name]) expect(receipt.text).toContain(words);
  });

test('a price on request leads to the request, and a sold unit to nothing', async ({ page }) => {
  await page.goto(PATH);
  await expect(rowOf(page, sold).locator('a[href*="unit="]')).toHaveCount(0);
  const price = rowOf(page, onRequest).getByRole('link', { name: text('fr', 'property:price.onRequest') });
  await price.click();
  await expect(field(page, 'unit')).toHaveValue(onRequest.Name, SLOWLY);
});

test('a unit in the address that is sold or not known is said and not filled in', async ({ page }) => {
  await page.goto(asking(sold.Name));
  await expect(said(page)).toContainText(text('fr', 'forms:unit.sold', { unit: sold.Name }), SLOWLY);
  await expect(field(page, 'unit')).toHaveValue('');
  await expect(field(page, 'project')).toHaveValue(reference);
  await page.goto(asking('<img src=x onerror=alert(1)>'));
  await expect(said(page)).toContainText(text('fr', 'forms:unit.unknown'), SLOWLY);
  await expect(field(page, 'unit')).toHaveValue('');
  await said(page).getByRole('link').click();
  await expect(page).toHaveURL(`${PATH}#units`);
});

test('a link that was followed wins over the draft of an earlier question, a reload does not', async ({
  page,
}) => {
  const other = unitOf((unit) => unit.State !== 'sold' && unit.Name !== free.Name);
  await page.goto(asking(free.Name));
  await expect(field(page, 'unit')).toHaveValue(free.Name, SLOWLY);
  await field(page, 'lastName').fill('Lambert');
  await page.goto(asking(other.Name));
  await expect(field(page, 'unit')).toHaveValue(other.Name, SLOWLY);
  await expect(field(page, 'lastName')).toHaveValue('Lambert');
  await field(page, 'unit').fill(free.Name);
  await page.reload();
  await expect(field(page, 'lastName')).toHaveValue('Lambert', SLOWLY);
  await expect(field(page, 'unit')).toHaveValue(free.Name);
});

test('a unit’s plan opens over the page and closes again', async ({ page }) => {
  await page.goto(PATH);
  const plan = rowOf(page, free).locator('a[data-gallery]');
  await plan.click();
  const viewer = page.getByRole('dialog', { name: text('fr', 'gallery:title') });
  await expect(viewer.locator('.swiper-slide-active img')).toHaveAttribute(
    'alt',
    new RegExp(free.Name),
    SLOWLY,
  );
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(plan).toBeFocused();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a unit’s plan is a link to its file, and asking is one to the form', async ({ page }) => {
    await page.goto(PATH);
    const href = await rowOf(page, free).locator('a[data-gallery]').getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    await rowOf(page, free).locator('a[href*="unit="]').click();
    await expect(formOn(page, 'contact-construction')).toBeVisible();
    await expect(page.locator('[data-unit-filter]')).toHaveCount(0);
  });
});

test('the map shows the place', async ({ page }) => {
  await page.goto(PATH);
  await page.locator('.place-map').scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('.place-map iframe').locator('.marker, .maplibregl-marker').first(),
  ).toBeVisible(SLOWLY);
});

test('documents are asked for by form, and the page remembers it', async ({ page }) => {
  await page.goto(PATH);
  const documents = page.locator('#documents');
  await expect(documents.getByRole('listitem')).toHaveText(record.DocumentItems.map(({ Name }) => Name));
  await documents.getByRole('link', { name: text('fr', 'property:documents.ask') }).click();
  const form = formOn(page, 'request-documents');
  await expect(form.locator('[name=property]')).toHaveValue(reference, SLOWLY);
  const address = uniqueAddress();
  await fillForm(page, 'request-documents', {
    ...filledFor('request-documents', 'fr', address),
    property: reference,
  });
  await send(page, 'request-documents');
  await expect(page).toHaveURL(pathOf('/feedback/request-documents/', 'fr'), SLOWLY);
  const mail = await mailTo(address);
  for (const { Name } of record.DocumentItems) expect(mail.text).toContain(Name);
  await page.goto(PATH);
  await page.mouse.move(5, 5);
  const [before = ''] = text('fr', 'property:documents.requested').split('{');
  await expect(documents.getByRole('status')).toContainText(before.trim(), SLOWLY);
});

test('on a phone, call, viewing and write are at the thumb; a viewing names the project', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const bar = page.getByRole('navigation', { name: text('fr', 'tools:bar') });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: text('fr', 'tools:viewing') }).click();
  await expect(formOn(page, 'contact-appointment').locator('[name=property]')).toHaveValue(reference, SLOWLY);
});

test('what is sold out says so and offers to tell of others; no viewing of it is taken', async ({ page }) => {
  const fixture = contentOf(SITES.fixture);
  const gone = fixture.content.projects.find((entry) => isSoldOut(anyRecord(entry)));
  await page.goto(new URL(pathOf(`/project/${gone?.id}/`, 'fr', fixture), fixture.url).href);
  const content = page.getByRole('main');
  await expect(content).toContainText(label('soldOut.lead'));
  for (const form of ['contact-appointment', 'request-documents'] as const)
    await expect(content.locator(`a[href*="${pathOf(`/${form}/`, 'fr', fixture)}"]`)).toHaveCount(0);
  await content
    .getByRole('link', { name: text('fr', 'filters:demand') })
    .first()
    .click();
  const form = formOn(page, 'demand-register');
  await expect(form.locator('[name=goal]:checked')).toHaveValue('buy', SLOWLY);
  await page.goto(
    `${new URL(pathOf('/contact-appointment/', 'fr', fixture), fixture.url).href}?property=${gone?.id}`,
  );
  await expect(page.locator('.form__taken')).toContainText(text('fr', 'property:status.sold'), SLOWLY);
});
