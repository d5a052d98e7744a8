import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { JPEG, makeSnapshotDir, propertyRecords, SVG } from '../fixtures/make-snapshot.ts';

/**
 * A name such as people give to folders, with every other character that a path may have and the build
 * supports.
 */
const FOLDER = "Mes documents, l'été (2) {b} & c+d = !e $x; @";

const PICTURE = { ID: 1, Url: 'a.JPG', Name: 'Façade', Width: 900, Height: 600 };

function workshop(folder?: string): Workshop {
  const shop = new Workshop(
    makeSnapshotDir((files) => {
      files.site.logo = 'logo.svg';
      files.raw['media/logo.svg'] = SVG;
      files.raw['media/a.JPG'] = JPEG;
      files.properties = propertyRecords(4101, { PictureItems: [PICTURE], SmallPictureItem: PICTURE });
    }),
    undefined,
    folder,
  );
  onTestFinished(() => shop.remove(), 60_000);
  return shop;
}

/**
 * The pages and data of an output, without the numbers that Astro gives to islands, which depend on the
 * project's path.
 */
function pagesOf(out: string): Map<string, string> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|json|xml|txt|ics)$/.test(name) && statSync(join(out, name)).isFile(),
  );
  return new Map(
    names.sort().map((name) => [
      name,
      readFileSync(join(out, name), 'utf8')
        .replace(/ uid="\w+"/g, '')
        .replace(/(?:Expires|"?generated"?):.*/g, ''),
    ]),
  );
}

test('a project, a snapshot and an output in folders of odd names give the same site', async () => {
  const [plain, odd] = [workshop(), workshop(FOLDER)];
  await plain.build('site', 'cache');
  await odd.build('site', 'cache');
  const [expected, pages] = [pagesOf(join(plain.root, 'site')), pagesOf(join(odd.root, 'site'))];
  expect(pages.get('404.html')).toContain('<h1');
  expect(pages.get('404.html')).not.toContain('notFound.title');
  expect([...pages.keys()]).toEqual([...expected.keys()]);
  expect([...pages].filter(([name, text]) => text !== expected.get(name)).map(([name]) => name)).toEqual([]);
}, 400_000);

test.each(['feedback', 'search'])(
  'a build without the texts of the namespace %s ends with its name, and publishes nothing',
  async (name) => {
    const shop = workshop();
    rmSync(join(shop.project, 'i18n/nl', `${name}.json`));
    await expect(shop.build('site', 'cache')).rejects.toThrow(`i18n/nl/${name}.json`);
    expect(readdirSync(shop.root)).not.toContain('site');
  },
  300_000,
);
