import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { Workshop } from '../../scripts/incremental/check.ts';
import { makeSnapshotDir, page, propertyRecords, SVG } from '../fixtures/make-snapshot.ts';

/** Names as cameras, phones and scanners write them, and where each is used. */
const PICTURES = {
  facade: 'properties/FACADE.JPG',
  garden: 'properties/GARDEN.JPEG',
  kitchen: 'properties/KITCHEN.PNG',
  bath: 'properties/BATH.Webp',
  street: 'properties/STREET.AVIF',
  plan: 'properties/PLAN.SVG',
  banner: 'heroes/BANNER.Jpg',
  module: 'heroes/MODULE.JpEg',
  article: 'articles/ARTICLE.JPG',
  logo: 'brand/LOGO.SVG',
  footer: 'brand/FOOTER.PNG',
  popup: 'brand/POPUP.JPG',
} as const;

/** Each with a width of its own, since equal files are published once. */
const photograph = (path: string, index: number): Promise<Buffer> => {
  const format = path.replace(/.*\./, '').toLowerCase().replace('jpg', 'jpeg') as 'jpeg';
  return sharp({ create: { width: 900 + index, height: 600, channels: 3, background: '#9a6a40' } })
    .toFormat(format)
    .toBuffer();
};

const at = (Url: string, ID: number) => ({ ID, Url, Name: `${ID}`, Width: 900, Height: 600 });

test('pictures whose endings are written in capitals stand wherever others do', async () => {
  const { facade, garden, kitchen, bath, street, plan, banner, module, article, logo, footer, popup } =
    PICTURES;
  const bytes: [string, string | Uint8Array][] = await Promise.all(
    Object.values(PICTURES).map(
      async (path, index): Promise<[string, string | Uint8Array]> => [
        path,
        /svg$/i.test(path) ? SVG.replace('></', `><title>${path}</title></`) : await photograph(path, index),
      ],
    ),
  );
  const snapshot = makeSnapshotDir((files) => {
    for (const [path, content] of bytes) files.raw[`media/${path}`] = content;
    files.site.logo = logo;
    files.properties = propertyRecords(4101, {
      SmallPictureItem: at(facade, 1),
      XLargePictureItem: at(facade, 1),
      PictureItems: [facade, garden, kitchen, bath, street].map(at),
      PlanItems: [at(plan, 9)],
    });
    files.menu.push(
      page('/x/', {
        showPageBanner: true,
        banner: { type: 'image', image: { url: banner } },
        modules: [{ id: 'm', status: 'Published', backgroundType: 'image', image: { url: module } }],
      }),
    );
    files.footer.bottom.columns.push({ images: [{ url: footer }] });
    files.popup = { ...files.popup, isPublished: 'yes', title: { fr: 'Visites' }, media: { url: popup } };
    Object.assign(files.articles[0]?.article ?? {}, { image: { url: article } });
  });
  const shop = new Workshop(snapshot);
  onTestFinished(() => shop.remove(), 60_000);
  const out = join(shop.root, 'site');
  await shop.build('site', 'cache');

  /** The pictures whose address occurs in the pages and data files that match a pattern. */
  const shownOn = (name: RegExp): string[] => {
    const text = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file) && statSync(join(out, file)).isFile())
      .map((file) => readFileSync(join(out, file), 'utf8'))
      .join('\n');
    return Object.values(PICTURES).filter((path) => text.includes(`/${path.replace(/.*\/|\.\w+$/g, '')}.`));
  };
  expect(shownOn(/^fr\/a-vendre\/.*4101\/index\.html$/)).toEqual(
    expect.arrayContaining([facade, garden, kitchen, bath, street, plan, logo, footer]),
  );
  expect(shownOn(/^fr\/a-vendre\/.*4101\/gallery\.json$/)).toEqual([
    facade,
    garden,
    kitchen,
    bath,
    street,
    plan,
  ]);
  expect(shownOn(/^fr\/x\/index\.html$/)).toEqual(expect.arrayContaining([banner, module]));
  expect(shownOn(/^fr\/.*acheter-a-liege\/index\.html$/)).toContain(article);
  expect(shownOn(/^fr\/.*\.html$/)).toEqual(Object.values(PICTURES));
}, 300_000);

test('a picture that the check has let through and the site has not ends the build, and is named', async () => {
  // Hidden files are not published.
  const path = 'properties/.hidden/A.JPG';
  const photo = await photograph(path, 0);
  const shop = new Workshop(
    makeSnapshotDir((files) => {
      files.raw[`media/${path}`] = photo;
      files.properties = propertyRecords(4101, { PictureItems: [at(path, 1)] });
    }),
  );
  onTestFinished(() => shop.remove(), 60_000);
  await expect(shop.build('site', 'cache')).rejects.toThrow(`media/${path}`);
  expect(existsSync(join(shop.root, 'site'))).toBe(false);
}, 300_000);
