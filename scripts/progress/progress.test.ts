import { expect, test } from 'vitest';
import { duration, EXPECTED, PICTURES, Progress, REUSED } from './progress.ts';

const PAGE = '12:00:00   ├─ /fr/index.html';

test('counts pages, hides their lines, and tells speed and time left', () => {
  let now = 0;
  const progress = new Progress(() => now);
  expect(progress.status()).toBe('');
  expect(progress.line(`12:00:00 [site] ${EXPECTED} 1000`)).toBeUndefined();
  expect(progress.line('12:00:00 [vite] built')).toBe('12:00:00 [vite] built');
  now = 10_000;
  progress.line(' generating static routes ');
  now = 12_000;
  for (let page = 0; page < 300; page += 1) expect(progress.line(`${PAGE} (+1ms)`)).toBeUndefined();
  expect(progress.line(`12:00:00 [site] ${REUSED} 60`)).toBeUndefined();
  progress.line(PAGE);
  progress.line(' (+0ms)');
  expect(progress.status()).toBe('361 of 1,000 pages · 151 pages/s · 4 s left');
  progress.line('12:00:00   ├─ /fr/data/search.json (+1ms)');
  progress.line('12:00:00   ├─ /fr/rss.xml (+1ms)');
  expect([progress.made, progress.reused, progress.files]).toEqual([301, 60, 2]);
  expect(progress.status()).toBe('2 files · 361 of 1,000 pages');
});

test('the time of the files beside the pages does not count as that of pages', () => {
  let now = 0;
  const progress = new Progress(() => now);
  progress.line(`12:00:00 [site] ${EXPECTED} 1000`);
  progress.line(' generating static routes ');
  now = 1000;
  for (let page = 0; page < 100; page += 1) progress.line(`${PAGE} (+10ms)`);
  now = 60_000;
  progress.line('12:00:00   ├─ /fr/a/qr.svg (+1ms)');
  now = 61_000;
  for (let page = 0; page < 100; page += 1) progress.line(`${PAGE} (+10ms)`);
  expect(progress.status()).toBe('200 of 1,000 pages · 100 pages/s · 8 s left');
});

test('times the phases, and is silent about single pictures', () => {
  let now = 0;
  const progress = new Progress(() => now);
  for (const [at, line] of [
    [2000, ' generating static routes '],
    [5000, PAGE],
    [6000, `12:00:00 [site] ${PICTURES} 0/2`],
    [7000, `12:00:00 [site] ${PICTURES} 1/2`],
    [9000, `12:00:00 [site] ${PICTURES} 2/2`],
  ] as const) {
    now = at;
    progress.line(line);
  }
  now = 10_000;
  progress.end();
  now = 99_000;
  expect(progress.phases()).toEqual([
    { phase: 'check', seconds: 2 },
    { phase: 'pages', seconds: 4 },
    { phase: 'pictures', seconds: 3 },
    { phase: 'finish', seconds: 1 },
  ]);
  expect(progress.status()).toBe('');
});

test('the speed is that of the pages that are rendered, whatever is taken from the last build', () => {
  let now = 0;
  const progress = new Progress(() => now);
  progress.line(`${EXPECTED} 60000`);
  progress.line(' generating static routes ');
  progress.line(`${REUSED} 59980`);
  expect(progress.status()).toBe('59,980 of 60,000 pages');
  now = 500;
  for (let page = 0; page < 10; page += 1) progress.line(PAGE);
  expect(progress.status()).toBe('59,990 of 60,000 pages · 20 pages/s · 1 s left');
});

test('two pages on one line are two', () => {
  const progress = new Progress(() => 0);
  progress.line(' generating static routes ');
  progress.line('12:00:00   ├─ /fr/index.html12:00:00   ├─ /nl/index.html (+1ms)');
  expect(progress.line(' (+1ms) ')).toBeUndefined();
  expect(progress.made).toBe(2);
});

test('counts pictures while they are made', () => {
  let now = 0;
  const progress = new Progress(() => now);
  progress.line(' generating static routes ');
  progress.line(PAGE);
  now = 1000;
  progress.line(`12:00:00 [site] ${PICTURES} 0/1200`);
  now = 3000;
  expect(progress.status()).toBe('pictures: the first ones are being made, 2 s so far');
  now = 11_000;
  progress.line(`12:00:00 [site] ${PICTURES} 320/1200`);
  expect(progress.status()).toBe('pictures 320/1,200 · 28 s left');
  progress.line(`12:00:00 [site] ${PICTURES} 1200/1200`);
  expect(progress.status()).toBe('');
});

test('more pages than expected are no negative time', () => {
  const progress = new Progress(() => 1000);
  progress.line(' generating static routes ');
  progress.line(PAGE);
  expect(progress.status()).toContain('1 of 1 pages');
});

test.each([
  [-1, '0 s'],
  [59.4, '59 s'],
  [223, '3 min 43 s'],
])('%d seconds are %s', (seconds, expected) => expect(duration(seconds)).toBe(expected));
