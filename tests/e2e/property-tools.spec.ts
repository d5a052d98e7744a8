import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeProblems } from './lib/axe.ts';
import { contentOf, main, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';

/** A property with many texts, facts, plans, documents and costs. */
const PATH = pathOf('/property/4101/', 'fr');
const label = (key: string, values = {}) => text('fr', `tools:${key}`, values);

const shots = process.env['SHOTS'];
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no price of the costs is broken over two lines', async ({ page }) => {
    await page.goto(PATH);
    const lines = await page.locator('#costs td:not(:empty)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((count) => count !== 1)).toEqual([]);
  });

  test('call, viewing and write are at the thumb until the property ends, without a script', async ({
    page,
  }) => {
    await page.goto(PATH);
    const bar = page.getByRole('navigation', { name: label('bar') });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link')).toHaveText([label('call'), label('viewing'), label('write')]);
    for (const box of await bar.getByRole('link').all())
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await shot(page, 'bar-390');
    // The focused element is not hidden behind it.
    const map = page.locator('.property-contact a').last();
    await map.focus();
    const [under, top] = [await map.boundingBox(), await bar.boundingBox()];
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
});

test('sharing loads when it is asked for: copy, mail, WhatsApp, QR; focus comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${PATH}?from=mail#facts`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /qr\.svg|tools\.json|\/share\./.test(path))).toEqual([]);
  await page.evaluate(() => {
    document.addEventListener('site:measure', (event) => {
      document.documentElement.dataset['measured'] = JSON.stringify((event as CustomEvent).detail);
    });
  });

  const button = page.getByRole('button', { name: label('share') });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: label('share') });
  await expect(dialog).toBeVisible();
  const address = new URL(PATH, main.url).href;
  await expect(dialog.getByRole('textbox')).toHaveValue(address);
  await dialog.getByRole('button', { name: label('copy') }).click();
  await expect(dialog.getByRole('status')).toHaveText(label('copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await page.locator('html').getAttribute('data-measured')).toContain('"share"');
  for (const [name, start] of [
    ['mail', 'mailto:?subject='],
    ['whatsapp', 'https://wa.me/?text='],
  ] as const) {
    const href = (await dialog.getByRole('link', { name: label(name) }).getAttribute('href')) ?? '';
    expect(href.startsWith(start)).toBe(true);
    expect(decodeURIComponent(href)).toContain(address);
  }
  const code = dialog.getByRole('img', { name: label('qr') });
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await axeProblems(page, 'dialog.share')).toEqual([]);
  await shot(page, 'share');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [kind, id] of [
  ['house', 4101],
  ['life annuity', 4111],
  ['rented flat', 4119],
] as const)
  test(`the brochure of a ${kind} fits on two sheets, with the code and without the site around it`, async ({
    page,
  }) => {
    await page.goto(pathOf(`/property/${id}/`, 'fr'));
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.property__qr');
    await expect(code).toBeVisible();
    await expect
      .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    for (const hidden of [
      page.getByRole('navigation'),
      page.locator('.site-footer'),
      page.getByRole('button'),
    ])
      expect(await hidden.filter({ visible: true }).count()).toBe(0);
    await shot(page, `brochure-${id}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    if (shots) writeFileSync(`${shots}/brochure-${id}.pdf`, pdf);
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(2);
  });

test('a first visitor who has not chosen yet prints the brochure, not the question', async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(new URL(PATH, main.url).href);
  const dialog = page.locator('dialog.consent');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('.property__qr')).toBeVisible();
  await context.close();
});

test('the street is a link, and a frame for who asks, only where the address may be known', async ({
  page,
}) => {
  const hidden = main.content.properties.find(({ records }) =>
    Object.values(records).every((record) => record?.PublishAddress === false),
  );
  await page.goto(PATH);
  const street = page.getByRole('link', { name: label('street') });
  expect(await street.getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/@\?api=1&map_action=pano&viewpoint=[\d.]+,[\d.]+$/,
  );
  // The link opens in a new tab.
  expect(await street.getAttribute('target')).toBe('_blank');
  const panel = page.locator('[data-embed-host="www.google.com"]');
  const load = panel.locator('[data-embed-load]');
  await expect(load).toHaveCount(1);
  // A low strip as wide as the map, which grows to the map's height when pressed.
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>street</title>' }),
  );
  const sizeOf = (part: Locator) => part.evaluate((element) => [element.clientWidth, element.clientHeight]);
  const [width = 0, height = 0] = await sizeOf(page.locator('.place-map__frame'));
  const strip = await sizeOf(panel);
  expect(strip[0]).toBe(width);
  expect(strip[1]).toBeLessThan(height * 0.6);
  await load.click();
  await expect(panel.locator('iframe')).toBeFocused();
  const opened = await sizeOf(panel);
  expect(opened[0]).toBe(width);
  expect(opened[1]).toBeGreaterThanOrEqual(height);
  // The choice is remembered, but a strip in sight opens only when pressed, because it pushes the content
  // below.
  await page.goto(PATH);
  await page.mouse.move(50, 300);
  await expect(panel.locator('iframe')).toHaveCount(1);
  await page.goto(PATH);
  await load.scrollIntoViewIfNeeded();
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/embed.'));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  await expect(load).toBeVisible();
  await load.click();
  await expect(panel.locator('iframe')).toHaveCount(1);
  expect(hidden).toBeDefined();
  await page.goto(pathOf(`/property/${hidden?.id}/`, 'fr'));
  await expect(street).toHaveCount(0);
  await expect(panel).toHaveCount(0);
});

test('a project’s units are filtered by bedrooms and price', async ({ page }) => {
  const fixture = contentOf(SITES.fixture);
  const project = fixture.content.projects.find(
    ({ records }) => (records.fr?.Units.length ?? 0) > 1 && !records.fr?.ExternalWeb,
  );
  const units = project?.records.fr?.Units ?? [];
  const most = Math.max(...units.map((unit) => unit.NumberOfBedRooms ?? 0));
  const wanted = units.filter((unit) => (unit.NumberOfBedRooms ?? 0) >= most);
  const prices = units.flatMap((unit) => (unit.State !== 'sold' && unit.Price ? [unit.Price] : []));
  await page.goto(new URL(pathOf(`/project/${project?.id}/`, 'fr', fixture), fixture.url).href);
  const rows = page.locator('.units tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(units.length);
  await page.getByLabel(label('units.rooms')).selectOption(String(most));
  await expect(rows.locator('th')).toHaveText(wanted.map((unit) => unit.Name));
  await page.getByLabel(label('units.rooms')).selectOption('');
  await page.getByLabel(label('units.price')).selectOption(String(Math.min(...prices)));
  await expect(rows).toHaveCount(prices.filter((price) => price === Math.min(...prices)).length);
  await shot(page, 'units');
});

test('an old address of a project leads to its page, an unknown one to the list of projects', async ({
  page,
}) => {
  const fixture = contentOf(SITES.fixture);
  const project = fixture.content.projects.find(({ records }) => !records.fr?.ExternalWeb);
  const { defaultLocale } = fixture.table;
  await page.goto(`${fixture.url}/project/?id=${project?.id}`);
  await expect(page).toHaveURL(
    new URL(pathOf(`/project/${project?.id}/`, defaultLocale, fixture), fixture.url).href,
  );
  // The server redirects; on hosts that ignore queries the page itself does.
  const lookup = `${fixture.url}/fr/project/`;
  await page.route(`${lookup}?id=*`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: lookup, maxRetries: 3 }) }),
  );
  await page.goto(`${lookup}?id=${project?.id}`);
  await expect(page).toHaveURL(new URL(pathOf(`/project/${project?.id}/`, 'fr', fixture), fixture.url).href);
  await page.goto(`${fixture.url}/project/?id=`);
  await expect(page.locator(`a[data-project="${project?.id}"]`)).toBeVisible();
});
