import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snapshotCheck } from '../snapshot/check.ts';
import { EXPORTS, importTarget } from './import.fixture.ts';

const EXPORT = `${EXPORTS}/omnicasa-1.12.json`;
const HOST = 'https://media.example.com';

/** A snapshot that allows the export's pictures, and the command as an editor runs it. */
function editor() {
  const target = importTarget();
  const file = join(target.dir, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...site, mediaHosts: [HOST] }));
  const command = (path: string) =>
    spawnSync(process.execPath, ['scripts/snapshot-import.ts', '--from', 'omnicasa', path, target.dir], {
      encoding: 'utf8',
    });
  const importing = (...items: object[]) => {
    const path = join(target.dir, 'export.tmp');
    writeFileSync(path, JSON.stringify(items.map((fields) => ({ ...ITEM, ...fields }))));
    return target.run('omnicasa', path);
  };
  return { ...target, command, importing };
}

const ITEM = {
  ID: 1,
  LanguageId: 2,
  WebID: 1,
  Goal: 0,
  Status: 1,
  City: 'Liège',
  Zip: 4000,
  TypeDescription: 'Maison',
};

describe('an export with the names of the API (1.12)', () => {
  test('arrives with its photographs, texts, facts and dates, and passes the check', {
    timeout: 60_000,
  }, () => {
    const { command, record, rows, dir } = editor();
    const { status, stdout, stderr } = command(EXPORT);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(snapshotCheck([dir])).toMatchObject({ status: 0, err: '' });
    expect(stdout).toContain('10 records of 7 properties');
    expect(record(9001, 'fr')).toMatchObject({
      CreateDate: '2026-09-21',
      ModifyDate: '2026-11-18',
      City: 'Liège',
      Zip: '4000',
      Description: 'Belle maison.\nTrois niveaux éclairés.\n\nJardin\n\nRez : hall',
      Heating: 'Gaz (chauff. centr.)',
      Kitchen: 'Cuisine équipée',
      Windows: 'Double vitrage',
      VideoUrl: 'https://youtu.be/abcdefghijk',
      VirtualTourUrl: 'https://my.matterport.com/show/?m=abcDEF12345',
      EnergyPerformance: 312,
      Latitude: 50.6341,
      Longitude: 5.5678,
    });
    expect(record(9001, 'nl')).toMatchObject({
      TypeDescription: 'Stadswoning met tuin',
      Description: 'Mooi huis.',
      Kitchen: 'Ingerichte keuken',
      Heating: 'Gas (centr. verw.)',
      Windows: 'Dubbel glas',
      City: 'Luik',
    });
    expect(record(9001, 'en')).toMatchObject({ Description: 'Nice house.' });
    expect(record(9005, 'fr')).toMatchObject({ PriceUnit: 7, Price: 189000 });
    for (const row of rows('properties.json')) {
      const pictures = row['PictureItems'] as { Url: string }[];
      const [first = ''] = pictures.map(({ Url }) => Url);
      const stem = first.replace(/1\.jpg$/, '');
      expect(pictures.map(({ Url }) => Url)).toEqual([1, 2, 3, 4].map((number) => `${stem}${number}.jpg`));
      expect(stem).toMatch(/^https:\/\/media\.example\.com\/omni\/\d/);
      expect(row).toHaveProperty('Description');
    }
  });

  test('an energy value of 0 without anything beside it is none', async () => {
    const { run, record } = editor();
    expect(await run('omnicasa', EXPORT)).toMatchObject({ status: 0 });
    expect(record(9002, 'fr')).toMatchObject({ Floor: 2, ChargesRenter: 95 });
    expect(record(9002, 'fr')).not.toHaveProperty('EnergyPerformance');
  });

  test('what nobody reads is said with how often and an example, and what is read is not', async () => {
    const { out } = await editor().run('omnicasa', EXPORT);
    const ledger = out.slice(out.indexOf('Fields of the export that nobody reads'));
    expect(ledger).toContain('  OrientationT · 3 · "Sud"');
    expect(ledger).toContain('  ConditionName · 10 · "Bon état"');
    expect(ledger).toContain('  OpenDoorDate · 3 · "/Date(1796000000000+0100)/"');
    for (const read of ['Picture', 'Description', 'KitchenName', 'CreatedDate', 'EnergyPerformance'])
      expect(ledger).not.toContain(read);
    // Values that are empty, 0 or false are not reported.
    expect(ledger).not.toContain('SubStatus');
  });
});

describe('pictures', () => {
  const sizes = (ids: readonly number[], size: string, Width?: number) =>
    ids.map((ID) => ({ ID, Url: `${HOST}/${size}/${ID}.jpg`, Width }));
  const urls = (row: Record<string, unknown> | undefined) =>
    (row?.['PictureItems'] as { Url: string }[] | undefined)?.map(({ Url }) =>
      Url.slice(HOST.length + 1, -'.jpg'.length),
    );

  test.each<[string, object, string[]]>([
    [
      'the largest of each, in their order, from the order of the export',
      { SmallPictureItems: sizes([3, 1, 2], 's'), XLargePictureItems: sizes([3, 1, 2], 'xl') },
      ['xl/3', 'xl/1', 'xl/2'],
    ],
    [
      'one that only a smaller size has is not lost',
      { MediumPictureItems: sizes([1, 2, 3], 'm'), XLargePictureItems: sizes([1, 3], 'xl') },
      ['xl/1', 'm/2', 'xl/3'],
    ],
    [
      'the widest, whatever its list is called',
      { PictureItems: sizes([1], 'p', 1600), XLargePictureItems: sizes([1], 'xl', 800) },
      ['p/1'],
    ],
    ['bare addresses', { LargePictures: [`${HOST}/l/1.jpg`, `${HOST}/l/2.jpg`] }, ['l/1', 'l/2']],
    ['a single one', { LargePicture: `${HOST}/l/1.jpg`, SmallPicture: `${HOST}/s/1.jpg` }, ['l/1']],
  ])('%s', async (_, fields, expected) => {
    const { importing, record } = editor();
    expect(await importing(fields)).toMatchObject({ status: 0 });
    expect(urls(record(1, 'fr'))).toEqual(expected);
  });

  test('of the record in the other language, where the newest has none', async () => {
    const { importing, record } = editor();
    await importing(
      { ModifyDate: '2026-11-02', XLargePictureItems: [] },
      { ModifyDate: '2026-11-01', LanguageId: 1, XLargePictureItems: sizes([1], 'xl') },
    );
    expect(urls(record(1, 'fr'))).toEqual(['xl/1']);
  });

  test('under a name that nobody knows: the loss is the first thing said, with status 0', async () => {
    const { importing } = editor();
    const { status, out } = await importing(
      { Photographs: [{ Href: `${HOST}/1.jpg` }, { Href: `${HOST}/2.jpg` }] },
      { ID: 2, LargePicture: `${HOST}/l/1.jpg` },
    );
    expect(status).toBe(0);
    expect(out).toMatch(
      /WARNING, look at these first:\n {2}1 arrives without a picture, though the export holds Photographs \(2\)\./,
    );
    expect(out).not.toContain('2 arrives');
    expect(out).toContain('Photographs · 1 · [{"Href":');
  });

  test('and without a text either', async () => {
    const { importing } = editor();
    const { out } = await importing({ TypeDescription: '-', Photos: [{ Href: 'a' }] });
    expect(out).toContain(
      '1 arrives without a picture and without a text, though the export holds Photos (1).',
    );
  });
});

test('the lowest of several prices, where no other is given', async () => {
  const { importing, record } = editor();
  await importing({ Price: 0, StartPrice: 189000 }, { ID: 2, Price: 200000, StartPrice: 189000 });
  expect(record(1, 'fr')).toMatchObject({ Price: 189000, PriceUnit: 7, PublishPrice: '1' });
  expect(record(2, 'fr')).toMatchObject({ Price: 200000, PriceUnit: 1 });
});

test('an address of a film that is none is listed and refuses nothing', async () => {
  const { importing, record } = editor();
  const { status, out } = await importing({ Movie: 'voir agence', VirtualTour: 'www.tour.example/1' });
  expect(status).toBe(0);
  expect(out).toContain('Movie "voir agence" · 1');
  expect(record(1, 'fr')).toMatchObject({ VirtualTourUrl: 'https://www.tour.example/1' });
});
