import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workshop } from '../../scripts/incremental/check.ts';

/**
 * The fixture in its default language only, with a dozen properties, half of which show the others as
 * similar.
 * @param without a part that the pages' keys leave out
 */
export function oneLanguageWorkshop(without?: string): Workshop {
  const shop = new Workshop('tests/fixtures/snapshot', without);
  const file = join(shop.snapshot, 'languages.json');
  const { default: fallback, languages } = JSON.parse(readFileSync(file, 'utf8')) as {
    default: string;
    languages: { code: string }[];
  };
  const used = languages.map(({ code }) => ({ code, use: code === fallback }));
  writeFileSync(file, JSON.stringify({ default: fallback, languages: used }));
  return shop;
}
