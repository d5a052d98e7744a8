import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSequences, type Workshop } from '../../scripts/incremental/check.ts';
import { oneLanguageWorkshop } from './lib/workshop.ts';

/** Several builds, which a busy machine may take long for. */
const LONG = { timeout: 300_000 };

/** A workshop that is cleared away after the test. */
function workshop(without?: string): Workshop {
  const shop = oneLanguageWorkshop(without);
  onTestFinished(() => shop.remove());
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

test(
  'after an edit the output is that of a full build, though most pages are taken as they were',
  LONG,
  async () => {
    const shop = workshop();
    await shop.build('quick', 'cache');
    changePrices(shop);
    expect(reused(await shop.build('quick', 'cache'))).toBeGreaterThan(20);
    expect(reused(await shop.build('whole', 'cache', '--full'))).toBe(0);
    expect(shop.differences('quick', 'whole')).toEqual([]);
  },
);

test('a key that leaves out the similar properties is noticed', LONG, async () => {
  const shop = workshop('similar');
  await shop.build('quick', 'cache');
  changePrices(shop);
  await shop.build('quick', 'cache');
  await shop.build('whole', 'cache', '--full');
  expect(shop.differences('quick', 'whole')).not.toEqual([]);
});

test('after random edits of snapshot, texts and code the output is that of a full build', {
  timeout: 300_000,
}, async () => {
  const said: string[] = [];
  const sequences = { source: workshop().snapshot, from: 1, count: 2 };
  expect(await checkSequences(sequences, (line) => said.push(line))).toEqual([]);
  expect(said.filter((line) => line.endsWith('the same'))).toHaveLength(2);
});
