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
    rule: 'phoneLink and linkAttributes write links to telephones and mailboxes',
    copy: /href=\{\s*(phoneHref\(|['"`](tel|mailto):)|href="(tel|mailto):/,
    files: [],
  },
  {
    rule: 'opensInNewTab says which links open in a new tab',
    copy: /https\?:\|tel:\|mailto:/,
    files: ['src/snapshot/link-attributes.ts'],
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
  {
    rule: 'the header’s script, the list’s head and the draft of forms know the links to other languages',
    copy: /a\[data-language/,
    files: [
      'src/features/forms/client/kept.ts',
      'src/features/listing/page-head.ts',
      'src/pages/index.astro',
      'src/shell/header.ts',
    ],
  },
  {
    rule: 'formatCurrency writes amounts of money',
    copy: /€(\s|\\u00a0)?\$\{|'nl-BE'\)|NumberFormat\('nl-BE'/i,
    files: ['src/features/catalogue/price.ts'],
  },
  {
    rule: 'formatList writes lists of words, and the law’s words those of an “or”',
    copy: /Intl\.ListFormat\(/,
    files: ['src/i18n/format.ts', 'src/snapshot/law/words.ts'],
  },
  {
    // The tag “en” alone is American: 11/29/2026.
    rule: 'numbers and dates are written by the tags of FORMAT_LOCALE',
    copy: /Intl\.(NumberFormat|DateTimeFormat)\((locale|language|lang)\b/,
    files: [],
  },
  {
    rule: 'isStartingFrom and priceBasis say what a price is for',
    copy: /PriceUnit\s*[!=]==\s*\d|mois\|/,
    files: ['src/features/catalogue/price.ts', 'src/features/catalogue/price-unit.ts'],
  },
  {
    rule: 'goalOf says what is for sale and what to let',
    copy: /\.Goal\s*[!=]==/,
    files: ['src/snapshot/market.ts'],
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
