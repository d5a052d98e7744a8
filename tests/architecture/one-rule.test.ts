import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Rules with a single function each, a pattern that reveals a copy of it, and the files that may contain the
 * pattern.
 */
const RULES = [
  {
    rule: 'phoneHref makes tel: links',
    copy: /tel:\$\{|['"`]tel:['"`]\s*\+/,
    files: ['src/features/catalogue/phone.ts'],
  },
  {
    rule: 'agencyPhone chooses the agency’s number',
    copy: /phones(\?\.)?\[0\]|phones\.(at|find)\(/,
    files: ['src/features/catalogue/phone.ts'],
  },
  {
    rule: 'takenAs says whether and how a property is taken',
    copy: /kind === 'sold'|kind === 'rented'/,
    files: ['src/snapshot/market.ts'],
  },
  {
    rule: 'isPriceShown and priceText say what a marquee does to a price',
    copy: /\.replacesPrice/,
    files: ['src/snapshot/market.ts', 'src/features/catalogue/price.ts'],
  },
];

const sources = ['src', 'scripts'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => join(root, file)),
);

test.each(RULES)('$rule, and nothing else does', ({ copy, files }) => {
  expect(sources.length).toBeGreaterThan(300);
  const bearing = sources.filter((file) => copy.test(readFileSync(file, 'utf8')));
  expect(bearing.toSorted()).toEqual(files.toSorted());
});
