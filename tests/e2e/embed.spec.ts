import { expect, type Page, test } from '@playwright/test';
import { playersOf } from '../../src/features/property/players.ts';
import { anyRecord, onMarket } from '../../src/snapshot/market.ts';
import { playingAddress } from '../../src/ui/embed/provider.ts';
import { axeProblems } from './lib/axe.ts';
import { contentOf, main, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';
import { watch } from './lib/watch.ts';

const LANG = 'fr';

interface Found {
  path: string;
  src: string;
  href: string;
}

/** The first property with a player of this kind in a third party's frame, and that frame's address. */
function find(kind: 'video' | 'tour'): Found {
  for (const property of onMarket(main.content.properties, main.content.site))
    for (const player of playersOf(anyRecord(property)))
      if (player.kind === kind && player.type === 'frame')
        return { path: pathOf(`/property/${property.id}/`, LANG), src: player.src, href: player.href };
  throw new Error(`No property of the site has a ${kind}.`);
}
const [video, tour] = [find('video'), find('tour')] as const;

const host = (address: string) => new URL(address).host;
const panelOf = (page: Page, { src }: Found) => page.locator(`[data-embed-host="${host(src)}"]`);
const loadButton = (page: Page, found: Found) => panelOf(page, found).locator('[data-embed-load]');

/** Answers for every other host, and records the requests. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    },
  );
  return asked;
}

test('nothing is asked for before the click; it plays in a sandbox, and the host is remembered', async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.goto(video.path);
  const panel = panelOf(page, video);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel).toContainText('YouTube');
  // Even on a narrow screen no word is cut off, and the whole picture is covered.
  await page.setViewportSize({ width: 390, height: 844 });
  const [box, cover, title] = await Promise.all(
    [panel, panel.locator('.embed__panel'), panel.locator('.embed__title')].map((part) => part.boundingBox()),
  );
  expect(cover?.height).toBe(box?.height);
  expect(title?.y).toBeGreaterThan((box?.y ?? 0) + 8);
  expect((await loadButton(page, video).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await axeProblems(page, '.embed')).toEqual([]);
  expect(asked).toEqual([]);

  await loadButton(page, video).focus();
  await page.keyboard.press('Enter');
  const frame = panel.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('src', playingAddress(video.src));
  expect(await frame.getAttribute('sandbox')).not.toMatch(
    /allow-top-navigation|allow-modals|allow-downloads/,
  );
  expect(await frame.getAttribute('allow')).not.toMatch(/camera|microphone|geolocation/);
  expect(new Set(asked)).toEqual(new Set([host(video.src)]));

  // On the next visit the agreed host loads after the first interaction, and no other host does.
  await page.goto(video.path);
  await page.mouse.move(50, 300);
  await expect(panel.locator('iframe')).toHaveAttribute('src', video.src);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.goto(tour.path);
  await page.mouse.move(50, 300);
  await expect(loadButton(page, tour)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([host(video.src)]));
});

test('declining everything forgets the hosts too', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(video.path);
  await loadButton(page, video).click();
  await expect(panelOf(page, video).locator('iframe')).toHaveCount(1);
  await page
    .locator('footer')
    .getByRole('link', { name: text(LANG, 'consent:settings') })
    .click();
  await page.getByRole('button', { name: text(LANG, 'consent:declineAll') }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('embeds'))).toBeNull();
  asked.length = 0;
  await page.goto(video.path);
  await page.mouse.move(50, 300);
  await loadButton(page, video).scrollIntoViewIfNeeded();
  await expect(panelOf(page, video).locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a hostile or forbidden storage: the panel asks, and a click plays all the same', async ({ page }) => {
  await standIn(page);
  await page.addInitScript(() => {
    const spoilt = '{"v":1,"hosts":{"www.youtube-nocookie.com":9e99,"<script>":1,"__proto__":1}}';
    Storage.prototype.getItem = () => spoilt;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { problems } = await watch(page, main.url);
  await page.goto(video.path);
  await page.mouse.move(50, 300);
  await loadButton(page, video).click();
  await expect(panelOf(page, video).locator('iframe')).toHaveAttribute('src', playingAddress(video.src));
  expect(problems.filter((problem) => !problem.startsWith(`request to https://${host(video.src)}`))).toEqual(
    [],
  );
});

test('on the smallest screen all of the panel is in its frame', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(video.path);
  for (const place of ['page', 'gallery']) {
    if (place === 'gallery') {
      await page.goto('about:blank');
      await page.goto(`${video.path}#video`);
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    const panel = panelOf(page, video);
    const [frame, title, link, button] = await Promise.all(
      [panel, panel.locator('.embed__title'), panel.getByRole('link'), loadButton(page, video)].map((part) =>
        part.boundingBox(),
      ),
    );
    const bottom = (frame?.y ?? 0) + (frame?.height ?? 0);
    // In the gallery the caption shows the title.
    if (place === 'page') expect(title?.y, 'the title').toBeGreaterThan((frame?.y ?? 0) + 8);
    else expect(title).toBeNull();
    for (const part of [title, link, button])
      expect((part?.x ?? 0) + (part?.width ?? 0), place).toBeLessThanOrEqual(320);
    for (const part of [link, button])
      expect((part?.y ?? 0) + (part?.height ?? 0), place).toBeLessThan(bottom - 8);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link to the provider stands there, and no button that does nothing', async ({ page }) => {
    await page.goto(video.path);
    await expect(loadButton(page, video)).toBeHidden();
    const link = panelOf(page, video).getByRole('link');
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toBe(video.href);
    expect(await link.getAttribute('rel')).toContain('noopener');
  });
});

test('a film on a host of the agency plays on the page, and is asked for with the first play alone', async ({
  page,
}) => {
  const fixture = contentOf(SITES.fixture);
  const { mediaHosts } = fixture.content.site;
  const film = onMarket(fixture.content.properties, fixture.content.site).find((property) =>
    playersOf(anyRecord(property), mediaHosts).some(({ type }) => type === 'file'),
  );
  const watching = await watch(page, fixture.url, { mediaHosts });
  const asked: string[] = [];
  await page.route('**/*.mp4*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'video/mp4', body: '' });
  });
  await page.goto(fixture.url + pathOf(`/property/${film?.id}/`, LANG, fixture));
  const player = page.locator('video[controls]');
  await player.scrollIntoViewIfNeeded();
  await expect(player).toHaveAccessibleName(/\S/);
  expect(asked).toEqual([]);
  await player.evaluate((video: HTMLVideoElement) => {
    // The answer is not a video.
    video.play().catch(() => undefined);
  });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(watching.problems).toEqual([]);
});
