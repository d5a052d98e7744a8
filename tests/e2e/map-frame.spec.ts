import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { mapMessage, mapProperty } from '../../src/features/map/message.fixture.ts';
import { main, text } from './lib/content.ts';
import { drawAlong } from './lib/draw.ts';
import { openMap } from './lib/map-host.ts';

// Debian's Chromium renders WebGL in software, and two workers share the processor.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 720, height: 560 } });

const label = (key: string, count = 0) => text('fr', `map:${key}`, { count });

const house = mapProperty({ id: '1', lat: 50.64, lng: 5.57, price: '€ 245.000', title: 'Maison de rangée' });
const sold = mapProperty({ id: '2', lat: 50.66, lng: 5.62, marquee: { name: 'Vendu', kind: 'sold' } });
const option = mapProperty({ id: '3', lat: 50.61, lng: 5.5, marquee: { name: 'Option', kind: 'option' } });
const hidden = mapProperty({ id: '4', lat: 50.6, lng: 5.65, radius: 400, price: '€ 118.000' });
const flats = ['5', '6', '7'].map((id) =>
  mapProperty({
    id,
    lat: 50.67,
    lng: 5.53,
    price: `€ ${id}00`,
    title: `Studio ${id}`,
    href: `/fr/a-louer/ans/${id}/`,
  }),
);
const list = mapMessage({
  propsList: [house, sold, option, hidden, ...flats],
  marqueeIgnore: ['sold', 'rented'],
  messageInfo: { neighbourhoods: true, draw: true },
});

test('markers: prices, marquees, hidden addresses, several at one point', async ({ page }) => {
  const { frame, send, warnings } = await openMap(page);
  await send(list);
  await expect(frame.getByRole('button', { name: '€ 245.000, Maison de rangée' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(frame.getByRole('button', { name: /^Vendu, / })).toHaveAttribute('data-marquee', 'sold');
  await expect(frame.getByRole('button', { name: /^€ 389\.000, Option, / })).toHaveAttribute(
    'data-marquee',
    'option',
  );
  await expect(frame.getByRole('button', { name: label('approximate') })).toBeVisible();
  await expect(frame.getByRole('button', { name: label('several', 3) })).toHaveText(label('severalShort', 3));
  await expect(frame.getByText(label('schematic'))).toBeVisible();
  for (const name of ['zoomIn', 'zoomOut'])
    await expect(frame.getByRole('button', { name: label(name) })).toBeVisible();
  expect(warnings).toEqual([]);
});

test('clusters open into what they hold, by keyboard too', async ({ page }) => {
  const { frame, send } = await openMap(page);
  const near = Array.from({ length: 4 }, (_, index) =>
    mapProperty({ id: `n${index}`, lat: 50.64 + index * 0.0012, lng: 5.57 }),
  );
  await send({ ...list, propsList: [...near, option, sold] });
  const cluster = frame.getByRole('button', { name: label('cluster', 4) });
  await expect(cluster).toHaveText('4', { timeout: 60_000 });
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(cluster).toHaveCount(0);
  await expect(frame.locator('.marker:focus')).toHaveCount(1);
});

test('several at one point: a list of links, the focus goes in and comes back', async ({ page }) => {
  const { frame, send, event } = await openMap(page);
  await send(list);
  const marker = frame.getByRole('button', { name: label('several', 3) });
  await marker.waitFor({ timeout: 60_000 });
  await marker.focus();
  await page.keyboard.press('Enter');
  expect(await event('select')).toEqual({ type: 'select', ids: ['5', '6', '7'] });
  const card = frame.getByRole('group', { name: label('several', 3) });
  await expect(card).toBeFocused();
  const links = card.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(1)).toHaveAttribute('href', '/fr/a-louer/ans/6/');
  await expect(links.nth(1)).toHaveAttribute('target', '_top');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(marker).toBeFocused();

  await page.route('**/fr/a-louer/ans/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.keyboard.press('Enter');
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/fr\/a-louer\/ans\/6\/$/);
});

test('hover goes out, highlight comes in, for a property within a cluster too', async ({ page }) => {
  const { frame, send, event } = await openMap(page);
  const twin = mapProperty({ id: '9', lat: 50.6402, lng: 5.5702, price: '€ 99.000' });
  await send({ ...list, propsList: [...(list.propsList ?? []), twin] });
  const marker = frame.getByRole('button', { name: /^Vendu, / });
  await marker.waitFor({ timeout: 60_000 });
  await marker.hover();
  expect(await event('hover')).toEqual({ type: 'hover', ids: ['2'] });
  await page.mouse.move(360, 12);
  await event('leave');
  await send({ ...list, propsList: null, messageInfo: { ...list.messageInfo, highlight: '2' } });
  await expect(marker).toHaveClass(/is-highlighted/);
  await send({ ...list, propsList: null, messageInfo: { ...list.messageInfo, highlight: '9' } });
  await expect(marker).not.toHaveClass(/is-highlighted/);
  await expect(frame.locator('.marker--ghost')).toHaveText('€ 99.000');
});

test('a message wrong in shape or origin is ignored, and logged once', async ({ page }) => {
  const { frame, send, post, warnings } = await openMap(page);
  await send(list);
  await frame.getByRole('button', { name: /^Vendu, / }).waitFor({ timeout: 60_000 });
  const markers = await frame.locator('.marker').count();
  for (const data of [
    null,
    'x',
    { ...list, propsList: [{ ...house, href: 'javascript:alert(1)' }] },
    { ...list, more: 1 },
  ])
    await post(data);
  await page.evaluate(
    (message) => {
      const stranger = document.createElement('iframe');
      stranger.sandbox.add('allow-scripts');
      stranger.srcdoc = `<script>parent.frames[0].postMessage(${JSON.stringify(message)}, '*'); parent.postMessage('sent', '*')</script>`;
      document.body.append(stranger);
    },
    { ...list, propsList: [] },
  );
  await page.waitForFunction(() => window.heard.includes('sent' as never));
  await page.waitForTimeout(500);
  await expect(frame.locator('.marker')).toHaveCount(markers);
  expect(warnings.filter((warning) => warning.startsWith('Map: a message was ignored'))).toHaveLength(1);
  await send({ ...list, propsList: [house] });
  await expect(frame.locator('.marker')).toHaveCount(1);
});

test('moving the map tells its area; being moved does not', async ({ page }) => {
  const { frame, send, event, events } = await openMap(page);
  await send(list);
  await frame.getByRole('button', { name: /^Vendu, / }).waitFor({ timeout: 60_000 });
  const fit = { south: 50.6, west: 5.5, north: 50.65, east: 5.6 };
  await send({ ...list, propsList: null, messageInfo: { ...list.messageInfo, fit, exact: true } });
  await page.waitForTimeout(1000);
  expect((await events()).filter(({ type }) => type === 'area')).toEqual([]);
  await frame.getByRole('button', { name: label('zoomIn') }).click();
  const { box } = await event('area');
  expect(box.south).toBeGreaterThan(fit.south - 0.01);
  expect(box.north - box.south).toBeLessThan(0.05);
  for (const value of Object.values(box)) expect(String(value)).toMatch(/^\d+(\.\d{1,5})?$/);
});

for (const by of ['mouse', 'finger'] as const) {
  test(`an area drawn by ${by}, and erased`, async ({ page }) => {
    const { frame, send, event, events } = await openMap(page);
    await send(list);
    await frame.getByRole('button', { name: label('draw') }).click({ timeout: 60_000 });
    await expect(frame.getByText(label('draw.hint'))).toBeVisible();
    const stroke = Array.from({ length: 90 }, (_, index) => ({
      x: 360 + 140 * Math.cos(index / 15),
      y: 290 + 110 * Math.sin(index / 15),
    }));
    await drawAlong(page, by, stroke);
    const { shape } = await event('shape');
    expect(shape?.length).toBeGreaterThan(8);
    expect(shape?.length).toBeLessThanOrEqual(60);
    for (const { lat, lng } of shape ?? []) {
      expect(lat).toBeCloseTo(50.64, 0);
      expect(lng).toBeCloseTo(5.57, 0);
    }
    await frame.getByRole('button', { name: label('draw.erase') }).click();
    await expect(async () =>
      expect((await events()).at(-1)).toEqual({ type: 'shape', shape: null }),
    ).toPass();
  });
}

test('drawing is given up by Escape', async ({ page }) => {
  const { frame, send, events } = await openMap(page);
  await send(list);
  await frame.getByRole('button', { name: label('draw') }).click({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(frame.locator('.lasso')).toHaveCount(0);
  await expect(frame.getByRole('button', { name: label('draw') })).toBeVisible();
  expect((await events()).some(({ type }) => type === 'shape')).toBe(false);
});

test('a hidden address: an area and words, no marker', async ({ page }) => {
  const { frame, send } = await openMap(page);
  await send(mapMessage({ mapType: 'property', propsList: [hidden] }));
  await expect(frame.getByText(label('approximate'))).toBeVisible({ timeout: 60_000 });
  await expect(frame.locator('.marker')).toHaveCount(0);
});

test('a known address: a sign that is no button', async ({ page }) => {
  const { frame, send } = await openMap(page);
  await send(mapMessage({ mapType: 'property', propsList: [house] }));
  await expect(frame.getByRole('img', { name: '€ 245.000, Maison de rangée' })).toBeVisible({
    timeout: 60_000,
  });
});

test('without WebGL the page is told, and the visitor', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { frame, send, event } = await openMap(page);
  await send(list);
  expect(await event('failed')).toEqual({ type: 'failed', reason: 'webgl' });
  await expect(frame.getByRole('status').filter({ hasText: label('failed') })).toBeVisible();
});

test.describe('the online map', () => {
  const { styleUrl } = main.content.site.map;
  const provider = 'OpenFreeMap';
  const told = (key: string) => text('fr', `map:${key}`, { provider });
  const STYLE = {
    version: 8,
    sources: {
      o: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, attribution: provider },
    },
    layers: [
      { id: 'b', type: 'background' },
      { id: 'o', type: 'circle', source: 'o' },
    ],
  };

  /** Answers for the map's provider, and records the requests. */
  async function standIn(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(`${new URL(styleUrl).origin}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: STYLE, headers: { 'access-control-allow-origin': '*' } });
    });
    return asked;
  }
  const marker = (frame: Frame) => frame.getByRole('button', { name: /^Vendu, / });
  const button = (frame: Frame, key: string) => frame.getByRole('button', { name: label(key), exact: true });
  const source = (frame: Frame) => frame.locator('.maplibregl-ctrl-attrib', { hasText: provider });
  const isKept = (page: Page) =>
    page.evaluate((host) => (localStorage.getItem('embeds') ?? '').includes(host), new URL(styleUrl).host);

  test('only once the visitor agreed; remembered for the next map, and taken back', async ({ page }) => {
    const asked = await standIn(page);
    const { frame, send, warnings } = await openMap(page);
    await send(list);
    await marker(frame).waitFor({ timeout: 60_000 });
    await button(frame, 'online.offer').click();
    await expect(frame.getByRole('group', { name: told('online.notice') })).toBeVisible();
    await expect(button(frame, 'online.agree')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(frame, 'online.offer')).toBeFocused();
    expect([asked, await isKept(page)]).toEqual([[], false]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(source(frame)).toBeVisible();
    await expect(button(frame, 'online.leave')).toBeFocused();
    await expect(frame.getByText(label('schematic'), { exact: true }).locator('visible=true')).toHaveText([
      label('online.leave'),
    ]);
    await expect(marker(frame)).toBeVisible();
    expect([asked, warnings]).toEqual([[styleUrl], []]);
    const refused = await frame.evaluate(() =>
      fetch('https://elsewhere.example/').then(
        () => 'let through',
        () => 'refused',
      ),
    );
    expect(refused).toBe('refused');
    expect(warnings.join()).toContain('connect-src');

    const next = await openMap(page);
    await next.send(list);
    await expect(source(next.frame)).toBeVisible({ timeout: 60_000 });
    await button(next.frame, 'online.leave').click();
    await expect(button(next.frame, 'online.offer')).toBeFocused();
    await expect(source(next.frame)).toBeHidden();
    expect(await isKept(page)).toBe(false);
    // The page's next message does not change that.
    await next.send({ ...list, propsList: null });
    await expect(next.frame.locator('.map-page__note')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('where it does not come, the schematic map stands in, and says so once', async ({ page }) => {
    let count = 0;
    await page.route(`${new URL(styleUrl).origin}/**`, (route) => {
      count += 1;
      return route.abort();
    });
    const { frame, send, events } = await openMap(page);
    await send({ ...list, messageInfo: { ...list.messageInfo, online: true } });
    await expect(frame.locator('.map-page__note')).toBeVisible({ timeout: 60_000 });
    await expect(marker(frame)).toBeVisible({ timeout: 60_000 });
    await expect(frame.getByText(told('online.failed'))).toBeVisible();
    await send({ ...list, propsList: null, messageInfo: { ...list.messageInfo, online: true } });
    await expect(frame.locator('.map-page__note')).toBeVisible();
    expect(count).toBe(1);
    expect((await events()).some(({ type }) => type === 'failed')).toBe(false);
  });

  test('forbidden storage: the choice holds for this map', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    const asked = await standIn(page);
    const { frame, send, warnings } = await openMap(page);
    await send(list);
    await button(frame, 'online.offer').click({ timeout: 60_000 });
    await button(frame, 'online.agree').click();
    await expect(source(frame)).toBeVisible();
    expect([asked, warnings]).toEqual([[styleUrl], []]);
  });
});

for (const width of [390, 1440]) {
  test(`accessible at ${width}, a card open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { frame, send } = await openMap(page);
    await send(list);
    const marker = frame.getByRole('button', { name: label('several', 3) });
    await marker.waitFor({ timeout: 60_000 });
    await marker.focus();
    await page.keyboard.press('Enter');
    await frame.getByRole('group', { name: label('several', 3) }).waitFor();
    const { violations, passes } = await new AxeBuilder({ page }).analyze();
    const isInFrame = ({ target }: { target: unknown[] }) => target.length > 1;
    expect(passes.some(({ nodes }) => nodes.some(isInFrame))).toBe(true);
    expect(
      violations
        .filter(({ nodes }) => nodes.some(isInFrame))
        .map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
}
