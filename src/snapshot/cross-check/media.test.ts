import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  JPEG,
  makeSnapshotDir,
  page,
  propertyRecords,
  type SnapshotFiles,
  SVG,
} from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => unknown) =>
  readSnapshot(
    makeSnapshotDir((files) => {
      alter(files);
    }),
  ).faults;

const withImage = (image: object) => ({ id: 'm', status: 'Published', ...image });

test.each<[string, string, string | undefined, (files: SnapshotFiles) => unknown]>([
  ['site.json', '/logo', undefined, ({ site }) => (site.logo = 'no.jpg')],
  [
    'site.json',
    '/content/fr/image/url',
    undefined,
    ({ site }) => (site.content = { fr: { image: { url: 'no.jpg' } } }),
  ],
  [
    'menu.json',
    '/5/params/banner/gallery/images/0/url',
    'x',
    ({ menu }) => menu.push(page('/x/', { banner: { gallery: { images: [{ url: 'no.jpg' }] } } })),
  ],
  [
    'menu.json',
    '/5/params/modules/0/image/url',
    'x / m',
    ({ menu }) =>
      menu.push(page('/x/', { modules: [withImage({ backgroundType: 'image', image: { url: 'no.jpg' } })] })),
  ],
  ['menu.json', '/5/params/logo/url', 'x', ({ menu }) => menu.push(page('/x/', { logo: { url: 'no.jpg' } }))],
  [
    'footer.json',
    '/bottom/columns/0/images/0/url',
    undefined,
    ({ footer }) => footer.bottom.columns.push({ images: [{ url: 'no.jpg' }] }),
  ],
  ['popup.json', '/media/url', undefined, ({ popup }) => (popup.media = { url: 'no.jpg' })],
  [
    'catalogue/properties.json',
    '/0/PictureItems/0/Url',
    '4101 (fr) / 1',
    (files) => (files.properties = propertyRecords(4101, { PictureItems: [{ ID: 1, Url: 'no.jpg' }] })),
  ],
  [
    'catalogue/properties.json',
    '/0/SmallPictureItem/Url',
    '4101 (fr)',
    (files) => (files.properties = propertyRecords(4101, { SmallPictureItem: { Url: 'no.jpg' } })),
  ],
  [
    'articles/acheter/article.json',
    '/image/url',
    'acheter',
    ({ articles }) => Object.assign(articles[0]?.article ?? {}, { image: { url: 'no.jpg' } }),
  ],
  [
    'articles/acheter/article.json',
    '/metadata/ogImage/url',
    'acheter',
    ({ articles }) => Object.assign(articles[0]?.article ?? {}, { metadata: { ogImage: { url: 'no.jpg' } } }),
  ],
])('a picture that does not exist is named: %s#%s', (file, pointer, id, alter) => {
  expect(faultsOf(alter)).toMatchObject([
    {
      level: 'error',
      file,
      pointer,
      id,
      found: expect.stringMatching(/^"no\.jpg".* no such file$/),
      expected: 'the file media/no.jpg',
    },
  ]);
});

test('it is named once for a file, with the number of places', () => {
  const [fault] = faultsOf(
    (files) =>
      (files.properties = propertyRecords(4101, {
        SmallPictureItem: { Url: 'no.jpg' },
        XLargePictureItem: { Url: 'no.jpg' },
      })),
  );
  expect(fault?.found).toBe('"no.jpg", here and at 3 more places, and no such file');
});

test('a folder is no picture, and a path longer than any file name is no crash', () => {
  const long = `${'a'.repeat(3000)}.jpg`;
  const faults = faultsOf(({ site, popup, raw }) => {
    site.logo = 'brand';
    popup.media = { url: long };
    raw['media/brand/logo.svg'] = SVG;
  });
  expect(faults.map(({ pointer }) => pointer)).toEqual(['/logo', '/media/url']);
});

test('a picture that exists, one on a media host and an empty one are no fault', () => {
  const faults = faultsOf(({ site, popup, menu, raw }) => {
    site.logo = 'brand/logo.svg';
    popup.media = { url: '' };
    site.mediaHosts = ['https://media.example'];
    menu.push(page('/x/', { image: { url: 'https://media.example/a.jpg' } }));
    raw['media/brand/logo.svg'] = SVG;
  });
  expect(faults).toEqual([]);
});

test('a picture on a host that site.json does not list is named, with the host to add', () => {
  const [fault, ...more] = faultsOf(({ site, menu }) => {
    site.mediaHosts = ['https://media.example'];
    menu.push(page('/x/', { image: { url: 'https://media.example.evil.test/a.jpg' } }));
  });
  expect(more).toEqual([]);
  expect(fault).toMatchObject({ file: 'menu.json', id: 'x', level: 'error' });
  expect(fault?.hint).toContain('"https://media.example.evil.test"');
});

test('links of site.json are no pictures', () => {
  const faults = faultsOf(({ site }) => {
    site.social = [{ name: 'Network', url: 'https://network.example/agency' }];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['empty', '', 'an empty file'],
  ['a page', '<!doctype html><p>Not found</p>', 'a file that is no picture'],
  ['half', JPEG.subarray(0, 200), 'a picture that was cut off'],
  ['another format', SVG, 'a picture of the format svg'],
])('a picture that is %s is named with its record', (_, content, problem) => {
  const faults = faultsOf((files) => {
    files.properties = propertyRecords(4101, { PictureItems: [{ ID: 1, Url: 'a.jpg' }] });
    files.raw['media/a.jpg'] = content;
  });
  expect(faults).toMatchObject([
    {
      level: 'error',
      file: 'catalogue/properties.json',
      pointer: '/0/PictureItems/0/Url',
      id: '4101 (fr) / 1',
      found: `"a.jpg", here and at 1 more places, ${problem}`,
    },
  ]);
});

test.each([
  ['IMG_4512.HEIC', 'JPEG'],
  ['a.heif', 'JPEG'],
  ['scan.tif', 'JPEG or PNG'],
  ['scan.TIFF', 'JPEG or PNG'],
  ['a.bmp', 'JPEG or PNG'],
  ['plan.pdf', 'SVG or PNG'],
  ['plan', 'JPEG or PNG'],
])('a picture of a kind that the site cannot show is named, with a cure: %s', (name, cure) => {
  const faults = faultsOf((files) => {
    files.properties = propertyRecords(4101, { PictureItems: [{ ID: 1, Url: name }] });
    files.raw[`media/${name}`] = JPEG;
  });
  expect(faults).toMatchObject([
    {
      level: 'error',
      file: 'catalogue/properties.json',
      pointer: '/0/PictureItems/0/Url',
      id: '4101 (fr) / 1',
      found: `"${name}", here and at 1 more places, which is no picture that the site can show`,
      expected: 'a file that ends in .jpg, .jpeg, .png, .webp, .avif, .gif or .svg',
      hint: expect.stringContaining(cure),
    },
  ]);
});

test.each(['a.JPG', 'a.Jpeg', 'a.jpg'])('capitals in the ending are no matter: %s', (name) => {
  const faults = faultsOf((files) => {
    files.properties = propertyRecords(4101, { PictureItems: [{ ID: 1, Url: name }] });
    files.raw[`media/${name}`] = JPEG;
  });
  expect(faults).toEqual([]);
});

test('a drawing that acts is told of once, with what it acts by', () => {
  const faults = faultsOf(({ site, raw }) => {
    site.logo = 'brand/logo.svg';
    raw['media/brand/logo.svg'] = SVG.replace('></svg>', ' onload="a()"><script>a()</script></svg>');
  });
  expect(faults).toMatchObject([
    {
      level: 'warning',
      file: 'site.json',
      pointer: '/logo',
      found: '"brand/logo.svg", a drawing that acts or loads by <script>, onload',
    },
  ]);
});

test('a picture that is a link out of the snapshot is named, and one within it is none', () => {
  const dir = makeSnapshotDir(({ site, popup, raw }) => {
    site.logo = 'brand/logo.svg';
    popup.media = { url: 'brand/same.svg' };
    raw['media/brand/inside.svg'] = SVG;
    raw['outside.svg'] = SVG;
  });
  const other = makeSnapshotDir();
  writeFileSync(join(other, 'secret.svg'), SVG);
  symlinkSync(join(other, 'secret.svg'), join(dir, 'media/brand/logo.svg'));
  symlinkSync('inside.svg', join(dir, 'media/brand/same.svg'));
  expect(readSnapshot(dir).faults).toMatchObject([
    {
      level: 'error',
      file: 'site.json',
      pointer: '/logo',
      found: expect.stringMatching(/outside the snapshot$/),
    },
  ]);
});
