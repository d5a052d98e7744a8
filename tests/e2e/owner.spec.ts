import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { NONE } from '../../src/features/consent/consent.ts';
import { axeProblems } from './lib/axe.ts';
import { consentCookie } from './lib/consent.ts';
import { main, pathOf, text } from './lib/content.ts';
import { overflow } from './lib/overflow.ts';
import { keys, owners, passphrases, prepareVault, type Spoil, serveVault, vault } from './lib/owner-vault.ts';
import { watch } from './lib/watch.ts';

test.beforeAll(prepareVault);

const say = (key: string, values = {}) => text('fr', `owner:${key}`, values);
const login = pathOf('/login/', 'fr');
const [solveig, , imogen] = owners;
if (!solveig || !imogen) throw new Error('The sample has three owners.');

const emailField = (page: Page) => page.getByLabel(say('login.email'));
const secretField = (page: Page) => page.getByLabel(say('login.passphrase'), { exact: true });
const message = (page: Page) => page.locator('[data-owner-message]');
const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /^Bonjour/ });

async function enter(page: Page, email: string, passphrase: string): Promise<void> {
  await emailField(page).fill(email);
  await secretField(page).fill(passphrase);
  await page.getByRole('button', { name: say('login.submit') }).click();
}

async function open(page: Page, owner = solveig): Promise<void> {
  await page.goto(login);
  await enter(page, owner?.Email ?? '', passphrases.get(owner?.ID ?? 0) ?? '');
  await expect(hello(page)).toBeVisible();
}

/** Everything that a page could have stored. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
      document.body.innerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );

function expectNothingOf(text: string): void {
  const secrets = [
    solveig?.LastName,
    solveig?.Email,
    passphrases.get(solveig?.ID ?? 0),
    keys.owners[String(solveig?.ID)]?.key,
    ...(solveig?.properties ?? []).flatMap(({ visits }) => visits.slice(0, 5).map(({ Contact }) => Contact)),
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
}

for (const width of [390, 1440]) {
  test(`an owner sees each section, and another property, at ${width}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await serveVault(context);
    const watching = await watch(page, main.url);
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    await page.goto(login);
    await emailField(page).fill(solveig.Email.toUpperCase());
    await secretField(page).fill(`  ${passphrases.get(solveig.ID)?.replaceAll(' ', '-')}`);
    await page.getByRole('button', { name: say('login.show') }).click();
    await expect(secretField(page)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(hello(page)).toBeVisible();
    await expect(hello(page)).toBeFocused();
    for (const key of ['stats', 'viewings', 'messages', 'online', 'agent'])
      await expect(page.getByRole('heading', { level: 3, name: say(key), exact: true })).toBeVisible();
    const total = page.locator('[data-span="total"]');
    const before = await total.textContent();
    await page.locator('.owner__chart').scrollIntoViewIfNeeded();
    await expect(page.locator('.owner__chart canvas')).toBeVisible();
    await page.getByText(say('stats.table')).click();
    await expect(page.getByRole('region', { name: say('stats.chart') }).getByRole('row')).toHaveCount(31);

    const viewings = page.locator('.owner__viewings li');
    await page.getByLabel(say('viewings.show')).selectOption({ label: say('viewings.past') });
    await expect(viewings.first()).toContainText(say('status.done'));
    await page.getByLabel(say('viewings.show')).selectOption({ label: say('viewings.all') });

    await page.getByRole('radio').nth(1).check({ force: true });
    await expect(page.getByRole('article')).toHaveAttribute('data-property', 'MB-0108');
    await expect(total).not.toHaveText(before ?? '');
    await expect(page.getByRole('link', { name: say('agent.write'), exact: true })).toHaveAttribute(
      'href',
      /^mailto:joris@.*MB-0108$/,
    );

    expect(await axeProblems(page, 'main')).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(watching.problems).toEqual([]);
    expectNothingOf(logged.join());
    expect(page.url()).toBe(main.url + login);
  });
}

test('data leave as files: JSON, a table, and a calendar file without names', async ({ page, context }) => {
  await serveVault(context);
  // The day of the sample's export, when viewings were to come.
  const day = `${solveig.Updated}T12:00:00Z`;
  await page.clock.setFixedTime(day);
  // A choice made later than that does not count.
  await context.addCookies([consentCookie(NONE, {}, Date.parse(day))]);
  await open(page);
  const save = async (action: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), action()]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  const choose = (key: string) => async () => {
    await page
      .locator('summary')
      .filter({ hasText: say('export') })
      .click();
    await page.getByRole('button', { name: say(key) }).click();
  };
  const json = await save(choose('export.json'));
  expect(JSON.parse(json.text)).toMatchObject({ id: solveig.ID, email: solveig.Email });
  const csv = await save(choose('export.csv'));
  expect(csv.name).toMatch(/^MB-0101-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text).toContain(solveig.properties[0]?.visits[0]?.Contact);
  const calendar = await save(() =>
    page
      .getByRole('button', { name: say('viewings.calendar'), exact: true })
      .first()
      .click(),
  );
  expect(calendar.name).toBe('MB-0101.ics');
  expect(calendar.text).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:2026\d+T\d+Z[\s\S]*END:VCALENDAR/);
  for (const { Contact } of solveig.properties[0]?.visits ?? []) expect(calendar.text).not.toContain(Contact);
});

test('after log-out nothing is left, on the way back neither, and the other tab is logged out too', async ({
  page,
  context,
}) => {
  await serveVault(context);
  const other = await context.newPage();
  await open(other);
  await page.goto(pathOf('/contact/', 'fr'));
  await open(page);
  await page.getByRole('button', { name: say('logout') }).click();
  await expect(message(page)).toHaveText(say('loggedOut'));
  await expect(emailField(page)).toBeFocused();
  expectNothingOf(await kept(page));
  await expect(hello(other)).toHaveCount(0);
  expectNothingOf(await kept(other));
  await page.goBack();
  await page.goForward();
  await expect(emailField(page)).toBeVisible();
  expectNothingOf(await kept(page));
});

test('leaving or reloading ends the session', async ({ page, context }) => {
  await serveVault(context);
  await open(page);
  await page.reload();
  await expect(emailField(page)).toBeVisible();
  expectNothingOf(await kept(page));
  await open(page);
  await page.goto(pathOf('/contact/', 'fr'));
  await page.goBack();
  await expect(emailField(page)).toBeVisible();
  expectNothingOf(await kept(page));
});

test('nobody there for 15 minutes: asked after 14, then logged out', async ({ page, context }) => {
  await serveVault(context);
  await page.clock.install();
  await open(page);
  const question = page.getByRole('dialog', { name: say('idle.title') });
  await page.clock.runFor(13 * 60_000);
  await expect(question).toBeHidden();
  await page.clock.runFor(61_000);
  await question.getByRole('button', { name: say('idle.stay') }).click();
  await expect(question).toBeHidden();
  await page.clock.runFor(14 * 60_000 + 1000);
  await expect(question).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(message(page)).toHaveText(say('loggedOut.idle'));
  expectNothingOf(await kept(page));
});

test('an owner without a property yet is told what comes', async ({ page, context }) => {
  await serveVault(context);
  await open(page, imogen);
  await expect(page.getByRole('heading', { name: say('none.title') })).toBeVisible();
});

test('with a forbidden storage, and on the smallest screen, the portal works all the same', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', forbidden);
    Object.defineProperty(window, 'sessionStorage', forbidden);
  });
  await serveVault(context);
  const { problems } = await watch(page, main.url);
  await page.goto(login);
  await enter(page, solveig.Email, 'faux');
  await expect(message(page)).toContainText(say('error.credentials'));
  await enter(page, solveig.Email, passphrases.get(solveig.ID) ?? '');
  await expect(hello(page)).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: say('logout') }).click();
  await expect(emailField(page)).toBeFocused();
  // A name without a file is answered with 404, which the browser logs.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('what is printed: the owner’s data, without buttons and the page around them', async ({
  page,
  context,
}) => {
  await serveVault(context);
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(hello(page)).toBeVisible();
  await expect(page.locator('.owner__viewings li').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: say('stats'), exact: true })).toBeVisible();
  for (const name of ['logout', 'export', 'print'])
    await expect(page.getByText(say(name), { exact: true }).first()).toBeHidden();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('.site-footer__columns')).toBeHidden();
});

const SPOILT: [name: string, spoil: Spoil, key: string][] = [
  ['a flipped byte', (file) => file.fill((file[900] ?? 0) ^ 1, 900, 901), 'error.damaged'],
  ['a truncated file', (file) => file.subarray(0, 5000), 'error.damaged'],
  ['an old format version', (file) => file.fill(0, 4, 5), 'error.outdated'],
  [
    'another owner’s file',
    (file) =>
      Buffer.from(
        [...vault.files.values()].find(
          (other) => other instanceof Uint8Array && !file.equals(other),
        ) as Uint8Array,
      ),
    'error.damaged',
  ],
];
for (const [name, spoil, key] of SPOILT) {
  test(`${name} shows a message and nothing else`, async ({ page, context }) => {
    await serveVault(context, spoil);
    await page.goto(login);
    await enter(page, solveig.Email, passphrases.get(solveig.ID) ?? '');
    await expect(message(page)).toContainText(say(key));
    await expect(page.locator('[data-owner-stage]')).toBeEmpty();
  });
}

test('a host in trouble: an API error, and a button that tries again', async ({ page, context }) => {
  await serveVault(context);
  await page.route('**/owner/*.bin', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(login);
  await enter(page, solveig.Email, passphrases.get(solveig.ID) ?? '');
  await expect(message(page)).toContainText(say('error.unreachable'));
  await page.getByRole('button', { name: say('login.retry') }).click();
  await expect(hello(page)).toBeVisible();
});

test('an unknown address and a wrong passphrase: the same words, requests and time, over 20 tries', async ({
  page,
  context,
}) => {
  await serveVault(context);
  await page.goto(login);
  const requests: number[] = [];
  page.on('request', (request) => requests.push(request.url().length));
  const times: Record<string, number[]> = { unknown: [], wrong: [] };
  const answers = new Set<string>();
  const asked = new Set<string>();
  for (let index = 0; index < 20; index += 1) {
    const isUnknown = index % 2 === 0;
    // Resets the waiting time that grows with each failure.
    await page.evaluate(() => sessionStorage.clear());
    requests.length = 0;
    await emailField(page).fill(isUnknown ? 'nobody.at-all@courriel.example' : solveig.Email);
    await secretField(page).fill('abeille bocal citron');
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const place = document.querySelector<HTMLElement>('[data-owner-message]');
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (place?.dataset['kind'] !== 'error') return;
            observer.disconnect();
            resolve(performance.now() - start);
          });
          if (place) {
            place.dataset['kind'] = 'note';
            observer.observe(place, { childList: true });
          }
          document.querySelector<HTMLFormElement>('[data-owner-form]')?.requestSubmit();
        }),
    );
    times[isUnknown ? 'unknown' : 'wrong']?.push(time);
    answers.add((await message(page).textContent()) ?? '');
    // The worker's script and the login's code are requested only in the first try.
    if (index > 1) asked.add(requests.toSorted().join());
  }
  const median = (values: number[] = []) => values.toSorted((left, right) => left - right)[5] ?? 0;
  expect(answers.size).toBe(1);
  expect(asked.size).toBe(1);
  expect(Math.abs(median(times['unknown']) / median(times['wrong']) - 1)).toBeLessThan(0.05);
});

test('after a third failure the next try has to wait', async ({ page, context }) => {
  await serveVault(context);
  await page.goto(login);
  await page.evaluate(() => sessionStorage.setItem('owner-tries:1', '6 0'));
  await enter(page, solveig.Email, 'faux');
  await expect(message(page)).toContainText(say('error.credentials'));
  await page.getByRole('button', { name: say('login.submit') }).click();
  await expect(message(page)).toContainText(/Patientez \d+\ssecondes?\savant/);
});

test('without JavaScript the page says what is needed, and nothing typed can be sent', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(main.url + login);
  await expect(page.locator('.login__note')).toHaveText(say('login.noScript'));
  await expect(page.locator('.login__note')).toBeVisible();
  await expect(emailField(page)).toBeHidden();
  await context.close();
});

test('the policy allows workers of the site and no others', async ({ page }) => {
  await page.goto(login);
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
  expect(policy).toMatch(/(^|; ?)worker-src 'self'(;|$)/);
});
