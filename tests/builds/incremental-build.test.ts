import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Workshop } from '../../scripts/incremental/check.ts';
import { EDITS } from '../../scripts/incremental/edits.ts';
import { seeded } from '../../scripts/random/random.ts';
import { oneLanguageWorkshop } from './workshop.ts';

/** A workshop that is deleted after the test. */
function workshop(without?: string): Workshop {
  const shop = oneLanguageWorkshop(without);
  onTestFinished(() => shop.remove());
  return shop;
}

/** Changes the price of a property that another page shows as similar. */
function changePrices(shop: Workshop, price = 123_456): void {
  const file = join(shop.snapshot, 'catalogue/properties.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { ID: number; Price?: number }[];
  const ID = rows.find(({ Price }) => Price !== undefined)?.ID;
  writeFileSync(file, JSON.stringify(rows.map((row) => (row.ID === ID ? { ...row, Price: price } : row))));
}

const reused = (output: string): number => Number(/, (\d+) as before/.exec(output)?.[1]);

/** The inode of the default language's folder; a folder that is moved keeps it. */
const folderOf = (shop: Workshop, place: string): number => statSync(join(shop.root, place, 'nl')).ino;

// Six builds, which take long on a busy machine. `npm run check:incremental` runs more sequences.
test('after edits the output is that of a full build, though most pages are taken as they were', {
  timeout: 600_000,
}, async () => {
  const shop = workshop();
  await shop.build('quick', 'cache');
  changePrices(shop);
  expect(reused(await shop.build('quick', 'cache'))).toBeGreaterThan(20);
  changePrices(shop, 234_567);
  const spare = folderOf(shop, 'cache/site-build/previous');
  expect(reused(await shop.build('quick', 'cache'))).toBeGreaterThan(20);
  expect(folderOf(shop, 'quick'), 'made of the output before the last one').toBe(spare);
  expect(reused(await shop.build('whole', 'whole-cache', '--full'))).toBe(0);
  expect(shop.differences('quick', 'whole'), 'most pages as they were').toEqual([]);
  const random = seeded(1);
  for (const edit of ['remove', 'menu', 'interface text', 'code', 'picture'] as const)
    EDITS[edit](shop, random);
  await shop.build('quick', 'cache');
  expect(reused(await shop.build('whole', 'whole-cache', '--full'))).toBe(0);
  expect(shop.differences('quick', 'whole'), 'every page anew, for the code changed').toEqual([]);
});

test('a key that leaves out the similar properties is noticed', { timeout: 600_000 }, async () => {
  const shop = workshop('similar');
  await shop.build('quick', 'cache');
  changePrices(shop);
  await shop.build('quick', 'cache');
  await shop.build('whole', 'whole-cache', '--full');
  const differences = shop.differences('quick', 'whole');
  expect(differences).not.toEqual([]);
  expect(differences.filter((file) => !file.endsWith('index.html'))).toEqual([]);
});
