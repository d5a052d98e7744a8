import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runNode } from '../../scripts/process/child.ts';
import { siteServer } from '../../scripts/serve/server.ts';
import { texts } from '../../src/i18n/texts.ts';
import { CALL, HOSTILE } from '../fixtures/hostile-drawings.ts';
import { type Content, contentOf, pathOf } from './lib/content.ts';
import { attackId, BARE_ID, makeHostile } from './lib/hostile-snapshot.ts';
import { type Attack, FLAG, SCRIPT, TEXTS } from './lib/hostile-texts.ts';
import { overflow } from './lib/overflow.ts';
import { seeAll, watch } from './lib/watch.ts';

// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const [snapshot, out, cache] = ['snapshot', 'out', 'cache'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const server = siteServer({ dir: out, services: [] });
let site: Content;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  mkdirSync(snapshot);
  makeHostile('tests/fixtures/snapshot', snapshot);
  const { status, output } = await runNode(['scripts/build.ts'], {
    output: 'capture',
    env: { SNAPSHOT_DIR: snapshot, OUT_DIR: out, CACHE_DIR: cache, REPORT_DIR: join(root, 'report') },
  });
  expect(status, output.slice(-3000)).toBe(0);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  site = contentOf({ out, snapshot, port, url: `http://localhost:${port}` });
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true, force: true });
});

/** Opens a page, acts on it, and returns everything that ran, failed or was wider than the window. */
async function problemsOf(page: Page, path: string, act: () => Promise<void> = async () => {}) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const { problems } = await watch(page, site.url, { mediaHosts: site.content.site.mediaHosts });
  await page.goto(site.url + path);
  const wide = await overflow(page);
  // A frame that has not loaded yet cannot be queried.
  for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
  await act();
  const ran = await Promise.all(page.frames().map((frame) => frame.evaluate((flag) => flag in window, FLAG)));
  return [...problems, ...dialogs, ...wide, ...(ran.includes(true) ? ['a text of the snapshot ran'] : [])];
}

const openGallery = async (page: Page) => {
  const gallery = page.getByRole('dialog', { name: texts('fr').gallery.title });
  await page.locator('#photo-1').click();
  await expect(gallery).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
};

for (const attack of Object.keys(TEXTS) as Attack[])
  test(`a property of nothing but ${attack}`, async ({ page }) => {
    const path = pathOf(`/property/${attackId(attack)}/`, 'fr', site);
    const act = attack === 'script' ? () => seeAll(page).then(() => openGallery(page)) : undefined;
    expect(await problemsOf(page, path, act)).toEqual([]);
  });

for (const attack of ['script', 'word'] as const)
  test(`a neighbourhood and a project of nothing but ${attack}`, async ({ page, context }) => {
    const id = attackId(attack);
    expect(await problemsOf(page, pathOf(`/neighbourhoods/${id}/`, 'fr', site))).toEqual([]);
    const other = await context.newPage();
    expect(await problemsOf(other, pathOf(`/project/${id}/`, 'fr', site))).toEqual([]);
  });

for (const [what, original] of [
  ['a property without anything that it may lack', `/property/${BARE_ID}/`],
  ['a property that has left the snapshot', '/property/132/'],
  ['the home page', '/'],
  ['the contact page', '/contact/'],
  ['every view of modules', '/Weergaven/'],
  ['the list of articles', '/Blog/'],
] as const)
  test(`${what}, with a hostile menu, footer and settings`, async ({ page }) => {
    expect(await problemsOf(page, pathOf(original, 'fr', site))).toEqual([]);
  });

test('the list, which a script renders anew', async ({ page }) => {
  const list = pathOf('/for-sale/', 'fr', site);
  const act = async () => {
    await expect(page.locator('main a').first()).toBeVisible();
    await seeAll(page);
  };
  expect(await problemsOf(page, `${list}?sort=price-asc`, act)).toEqual([]);
});

test('a text that got into a page as markup would be noticed', async ({ page }) => {
  const act = () => page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), SCRIPT);
  expect(await problemsOf(page, pathOf('/contact/', 'fr', site), act)).not.toEqual([]);
});

/**
 * Opens a drawing by itself, clicks everywhere on it, and returns what it called or requested.
 * @param svg served without any policy instead of the file at the address
 */
async function actsOf(page: Page, path: string, svg?: string): Promise<string[]> {
  const acts = new Set<string>();
  page.on('console', (message) => message.text().startsWith(CALL) && acts.add(message.text()));
  page.on('request', (request) => !request.url().startsWith(`${site.url}${path}`) && acts.add(request.url()));
  await page.addInitScript((call) => {
    Object.assign(window, { [call]: (kind: number) => console.log(`${call} ${kind}`) });
  }, CALL);
  if (svg !== undefined)
    await page.route(site.url + path, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  await page.route(/evil\.example/, (route) => route.abort());
  await page.goto(site.url + path);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await page.waitForTimeout(300);
  return [...acts].filter((act) => !act.startsWith('data:image/svg'));
}

test.describe('drawings of the data, opened by themselves', () => {
  const folder = join(out, '_astro/drawings');
  const built = (index: number): string =>
    readdirSync(folder).find((name) => name.startsWith(`${index}.`)) ?? '';

  for (const [index, [kind, svg]] of Object.entries(HOSTILE).entries()) {
    test(`${kind}: as published, it acts not even without a policy`, async ({ page }) => {
      const file = built(index);
      expect(
        await actsOf(page, `/_astro/drawings/${file}`, readFileSync(join(folder, file), 'utf8')),
      ).toEqual([]);
      await expect(page.locator('#wall')).toBeVisible();
    });

    test(`${kind}: the policy holds what was not cleaned`, async ({ page }) => {
      writeFileSync(join(folder, `raw-${index}.svg`), svg);
      expect(
        (await actsOf(page, `/_astro/drawings/raw-${index}.svg`)).filter((act) => act.startsWith(CALL)),
      ).toEqual([]);
    });
  }

  test('without either they would act', async ({ browser }) => {
    const acting: string[] = [];
    for (const [kind, svg] of Object.entries(HOSTILE)) {
      const page = await browser.newPage();
      if ((await actsOf(page, '/_astro/drawings/bare.svg', svg)).length > 0) acting.push(kind);
      await page.close();
    }
    expect(acting).toEqual(
      expect.arrayContaining([
        'script',
        'onload',
        'javascript link',
        'foreign document',
        'entities',
        'style sheet',
      ]),
    );
  });
});
