import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';

/** The fixture in one language with a dozen properties, half of which show the others as similar ones. */
function workshop(without?: string): Workshop {
  const shop = new Workshop('tests/fixtures/snapshot', without);
  onTestFinished(() => shop.remove());
  const file = join(shop.snapshot, 'languages.json');
  const { default: fallback, languages } = JSON.parse(readFileSync(file, 'utf8')) as {
    default: string;
    languages: { code: string }[];
  };
  const used = languages.map(({ code }) => ({ code, use: code === fallback }));
  writeFileSync(file, JSON.stringify({ default: fallback, languages: used }));
  return shop;
}

/** A property that another one shows as similar gets another price. */
function changePrices(shop: Workshop): void {
  const file = join(shop.snapshot, 'catalogue/properties.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { ID: number; Price?: number }[];
  const ID = rows.find(({ Price }) => Price !== undefined)?.ID;
  writeFileSync(file, JSON.stringify(rows.map((row) => (row.ID === ID ? { ...row, Price: 123_456 } : row))));
}

const reused = (output: string): number => Number(/, (\d+) as before/.exec(output)?.[1]);

test('after an edit the output is that of a full build, though most pages are taken as they were', async () => {
  const shop = workshop();
  await shop.build('quick', 'cache');
  changePrices(shop);
  expect(reused(await shop.build('quick', 'cache'))).toBeGreaterThan(20);
  expect(reused(await shop.build('whole', 'cache', '--full'))).toBe(0);
  expect(shop.differences('quick', 'whole')).toEqual([]);
});

test('a key that leaves out the similar properties is noticed', async () => {
  const shop = workshop('similar');
  await shop.build('quick', 'cache');
  changePrices(shop);
  await shop.build('quick', 'cache');
  await shop.build('whole', 'cache', '--full');
  expect(shop.differences('quick', 'whole')).not.toEqual([]);
});
