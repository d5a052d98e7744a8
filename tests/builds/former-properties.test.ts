import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { makeSnapshotDir, propertyRecords } from '../fixtures/make-snapshot.ts';

const PAGE = 'fr/a-vendre/liege/maison-a-renover/5000/index.html';
/** Words that occur only on this property's page. */
const WORDS = 'Quatre pièces au calme';

/** Two properties, of which 5000 leaves and comes back. */
function workshop() {
  const kept = propertyRecords(4101);
  const leaving = propertyRecords(5000, { Description: WORDS, Price: 123_456 });
  const shop = new Workshop(
    makeSnapshotDir((files) => {
      files.properties = [...kept, ...leaving];
    }),
  );
  onTestFinished(() => shop.remove());
  const write = (rows: readonly object[]) =>
    writeFileSync(join(shop.snapshot, 'catalogue/properties.json'), JSON.stringify(rows));
  return { shop, remove: () => write(kept), putBack: () => write([...kept, ...leaving]) };
}

/** The files of an output that mention property 5000, without its own page in each language. */
function filesThatTell(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (!statSync(join(dir, name)).isFile() || /\/5000\/index\.html$/.test(name)) return false;
    return (
      /\.(html|json|xml|ics)$/.test(name) &&
      /\/5000\/|"5000"|\b5000\b/.test(readFileSync(join(dir, name), 'utf8'))
    );
  });
}

test('a property that is removed keeps a page that says so; put back, it is for sale again', async () => {
  const { shop, remove, putBack } = workshop();
  const out = join(shop.root, 'site');
  const page = () => readFileSync(join(out, PAGE), 'utf8');
  await shop.build('site', 'cache');
  const before = page();
  expect(before).toContain(WORDS);
  expect(before).not.toMatch(/<meta name="robots" content="noindex/);
  expect(filesThatTell(out)).not.toEqual([]);

  remove();
  await shop.build('site', 'cache');
  const after = page();
  expect(after).toMatch(/<meta name="robots" content="noindex/);
  expect(after).toContain('Ce bien n’est plus proposé.');
  expect(after).toContain('Maison à rénover – Liège');
  for (const gone of [WORDS, '123.456', 'data-property="5000"']) expect(after).not.toContain(gone);
  expect(after, 'a similar one').toContain('/4101/');
  expect(
    readFileSync(
      join(out, PAGE.replace('fr/a-vendre/liege/maison-a-renover', 'nl/te-koop/luik/huis-om-te-renoveren')),
      'utf8',
    ),
  ).toContain('niet meer aangeboden');
  // Its addresses still work, and no other file mentions it.
  expect(filesThatTell(out)).toEqual([]);
  expect(readFileSync(join(out, 'property/5000/index.html'), 'utf8')).toContain(
    `/${PAGE.replace('index.html', '')}`,
  );
  await shop.build('whole', 'whole-cache', '--full');
  expect(shop.differences('site', 'whole')).toEqual([]);

  putBack();
  await shop.build('site', 'cache');
  expect(page()).toBe(before);
  expect(existsSync(join(shop.snapshot, 'catalogue/known.json'))).toBe(true);
});
