import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { parseRedirects } from '../../scripts/serve/redirects.ts';
import { makeSnapshotDir, type PageInput, page, propertyRecords } from '../fixtures/make-snapshot.ts';

const PATIENT = { timeout: 600_000 };

const list = (path: string, id: 'sale' | 'rent', title: string): PageInput =>
  page(path, {
    title: { fr: title },
    modules: [{ id: `list-${id}`, status: 'Published', relations: { type: 'property-list', id } }],
  });

const LISTS = { 'for-sale': '/fr/aanbod/for-sale/', 'for-rent': '/fr/aanbod/for-rent/' };

test('lists below another page answer wherever the bare paths are meant', PATIENT, async () => {
  const shop = new Workshop(
    makeSnapshotDir((files) => {
      const [home] = files.menu;
      if (!home) throw new Error('The snapshot has no home page.');
      home.params.showPageBanner = true;
      home.params.banner = { type: 'image' };
      home.params.content = { fr: '<p><a href="/for-sale/?type=1">Maisons</a></p>' };
      files.menu.splice(1, 2);
      files.menu.push(
        page(
          '/Aanbod/',
          {},
          {
            childMenus: [
              list('/Aanbod/for-sale/', 'sale', 'À vendre'),
              list('/Aanbod/for-rent/', 'rent', 'À louer'),
            ],
          },
        ),
      );
      files.properties.push(...propertyRecords(4102, { Goal: 1 }));
    }),
  );
  onTestFinished(() => shop.remove(), PATIENT.timeout);
  const said = await shop.build('site', 'cache');
  expect(said).not.toContain('no published page with the path');
  const out = join(shop.root, 'site');
  const read = (path: string) => readFileSync(join(out, path, 'index.html'), 'utf8');
  const rules = new Map(
    parseRedirects(readFileSync(join(out, '_redirects'), 'utf8')).map(({ from, to }) => [from, to]),
  );
  for (const [segment, path] of Object.entries(LISTS)) {
    for (const bare of [`/${segment}/`, `/fr/${segment}/`]) {
      expect(rules.get(bare)).toBe(path);
      expect(read(bare)).toContain(`url=${path}`);
    }
    // The banner's buttons, and the page that they lead to is the list.
    expect(read('/fr/')).toContain(`href="${path}"`);
    expect(read(path)).toMatch(/data-property="410\d"/);
    expect(existsSync(join(out, path, 'rss.xml'))).toBe(true);
    expect(existsSync(join(out, path, 'liege/index.html'))).toBe(true);
  }
  expect(read('/fr/')).toContain(`href="${LISTS['for-sale']}?type=1"`);
  const property = read('/fr/aanbod/for-sale/liege/maison-a-renover/4101/');
  expect(property).toContain(`href="${LISTS['for-sale']}"`);
  expect(property).not.toMatch(/href="\/fr\/for-sale\//);
});
