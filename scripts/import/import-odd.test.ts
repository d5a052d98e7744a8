import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { importTarget } from './import.fixture.ts';

let target: ReturnType<typeof importTarget>;
beforeEach(() => {
  target = importTarget();
});

function importing(from: string, content: string | Uint8Array, ...more: string[]) {
  const file = join(target.dir, `export.${from === 'kyero' || from === 'openimmo' ? 'xml' : 'json'}`);
  writeFileSync(file, content);
  return target.run(from, file, ...more);
}

const item = (fields: object) => ({
  ID: 1,
  LanguageId: 2,
  WebID: '1',
  Goal: 0,
  Status: 1,
  City: 'Liège',
  Zip: '4000',
  CountryID: 10,
  ...fields,
});
const omnicasa = (...items: unknown[]) => importing('omnicasa', JSON.stringify(items));
const estate = (fields: object) => ({
  id: 1,
  zip: '4000',
  city: 'Liège',
  country: { id: 1 },
  category: { id: 1 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  ...fields,
});
const whise = (...estates: unknown[]) => importing('whise', JSON.stringify({ estates }));
const kyeroProperty = (fields: string) =>
  `<property><price>90000</price><price_freq>sale</price_freq><type>Villa</type><country>Belgium</country>${fields}</property>`;
const ids = () => target.rows('properties.json').map(({ ID }) => ID);

test('what has no number is left out, and so is what is no record at all', async () => {
  const { status, out } = await omnicasa(item({}), item({ ID: undefined }), item({ ID: '-' }), null, 'x');
  expect(status).toBe(0);
  expect(out).toContain('no ID · (without a number), 4 times');
  expect(out).not.toContain('undefined');
  expect(ids()).toEqual([1]);
  const second = await whise(estate({}), estate({ id: undefined }), null);
  expect(second.out).toContain('no id · (without a number)');
  expect(ids()).toEqual([1]);
});

test('an unknown status or goal leaves a property out, and the list says so', async () => {
  const { out } = await omnicasa(item({}), item({ ID: 2, Status: 77 }), item({ ID: 3, Goal: 7 }));
  expect(out).toContain('Status 77 · 2');
  expect(out).toContain('an unknown status · 2');
  expect(out).toContain('an unknown goal · 3');
  expect(ids()).toEqual([1]);
});

test('dates, numbers and kinds that no table knows do not stop the others', async () => {
  const { status, out } = await omnicasa(
    item({ ModifyDate: '04/10/2026', Marquee: 'new', Price: 'ask' }),
    item({ ID: 2, City: ['Liège'] }),
    item({ ID: 3 }),
  );
  expect(status).toBe(0);
  expect(out).toContain('ModifyDate "04/10/2026" · 1');
  expect(out).toContain('Marquee "new" · 1');
  expect(out).toContain('Price "ask" · 1');
  expect(out).toMatch(/a text is expected.* · 2/);
  expect(ids()).toEqual([1, 3]);
});

test('the price of a business to take over is no monthly one', async () => {
  const { out } = await omnicasa(item({ Goal: 2, Price: 45000 }));
  expect(out).toContain('a business to take over (Goal 2)');
  expect(target.record(1, 'fr')).toMatchObject({ Goal: 2, PriceUnit: 1 });
});

test('titles, streets and captions are lines without markup, in every source', async () => {
  const odd = 'Maison <b>de</b>\n ville &amp; <script>alert(1)</script>jardin';
  const clean = 'Maison de ville & jardin';
  await omnicasa(item({ TypeDescription: odd, Street: 'Rue <i>Haute</i>' }));
  expect(target.record(1, 'fr')).toMatchObject({ TypeDescription: clean, Street: 'Rue Haute' });
  await whise(estate({ sms: [{ languageId: 'fr-BE', content: odd }], address: 'Rue <i>Haute</i>' }));
  expect(target.record(1, 'fr')).toMatchObject({ TypeDescription: clean, Street: 'Rue Haute' });
  const titled = `<id>1</id><town>Liège</town><postcode>4000</postcode><title><fr><![CDATA[${odd}]]></fr></title>`;
  await importing('kyero', `<root><kyero/>${kyeroProperty(titled)}</root>`);
  expect(target.record(1, 'fr')).toMatchObject({ TypeDescription: clean });
});

test('a life annuity is told of', async () => {
  const { out } = await whise(estate({ purpose: { id: 3 } }));
  expect(out).toContain('1 is for a life annuity (purpose 3)');
});

test('a feed without zips takes those that are known, the same ones the second time', async () => {
  const feed = `<root><kyero><feed_version> 3 </feed_version></kyero>
    ${kyeroProperty('<id>1</id><town>LIÈGE</town>')}
    ${kyeroProperty('<id>2</id><town>Ans</town><postcode>4430</postcode>')}
    ${kyeroProperty('<id>3</id><town>Ans</town>')}
    ${kyeroProperty('<id>4</id><town>Herve</town>')}
    ${kyeroProperty('<id>5</id><town>Spa</town><postcode>4900</postcode>')}
    ${kyeroProperty('<id>6</id><town>Spa</town><postcode>4901</postcode>')}
    ${kyeroProperty('<id>7</id><town>Spa</town>')}
  </root>`;
  const { out } = await importing('kyero', feed);
  expect(out).toContain('1: no zip; 4000 is taken, the only one known of Liège.');
  expect(out).toContain('no city or no zip (add the place to cities.json) · 4, 7');
  expect(ids()).toEqual([1, 2, 3, 5, 6]);
  expect(target.record(3, 'fr')).toMatchObject({ City: 'Ans', Zip: '4430' });
  expect((await importing('kyero', feed)).out).toContain('Nothing has changed.');
});

test('both ways of naming the root of a feed are read, and another version is not', async () => {
  const one = kyeroProperty('<id>1</id><town>Liège</town>');
  for (const feed of [`<root><kyero/>${one}</root>`, `<kyero><kyero/>${one}</kyero>`])
    expect((await importing('kyero', feed)).status).toBe(0);
  const { err } = await importing(
    'kyero',
    '<root><kyero><feed_version>2.1</feed_version></kyero><property/></root>',
  );
  expect(err).toContain('version 2.1');
  expect((await importing('kyero', '<root><rss/></root>')).err).toContain('no <kyero>');
});

test('a partial transfer may not empty the site of a single property unasked', async () => {
  const estateXml = (number: number) =>
    `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
      <geo><plz>4000</plz><ort>Liège</ort><land iso_land="BEL"/></geo>
      <verwaltung_techn><objektnr_extern>${number}</objektnr_extern></verwaltung_techn></immobilie>`;
  const transfer = (kind: string, numbers: number[]) =>
    `<openimmo><uebertragung umfang="${kind}"/><anbieter>${numbers.map(estateXml).join('')}</anbieter></openimmo>`;
  await importing('openimmo', transfer('VOLL', [1, 2, 3, 4, 5, 6]));
  const { status, out } = await importing('openimmo', transfer('TEIL', [1, 2, 3, 4, 5, 7]));
  expect(status).toBe(1);
  expect(out).toContain('is a partial transfer (umfang TEIL)');
  expect(out).toContain('1 of 6 properties would disappear (6), and the export is a partial one');
  expect(ids()).toContain(6);
  expect((await importing('openimmo', transfer('VOLL', [1, 2, 3, 4, 5, 7]))).status).toBe(0);
});

const house = (fields: string) =>
  `<openimmo><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
    <geo><plz>4000</plz><ort>Liège</ort><land iso_land="BEL"/></geo>${fields}
    <verwaltung_techn><objektnr_extern>1</objektnr_extern></verwaltung_techn></immobilie></anbieter></openimmo>`;

test('the texts of OpenImmo that stand in fields of their own join the description, each once', async () => {
  await importing(
    'openimmo',
    house(`<freitexte><objekttitel>Haus</objekttitel><lage>Ruhig.</lage><ausstatt_beschr>Kamin.</ausstatt_beschr>
      <objektbeschreibung>Gepflegt.</objektbeschreibung><sonstige_angaben>Kamin.</sonstige_angaben></freitexte>`),
  );
  expect(target.record(1, 'de')).toMatchObject({ Description: 'Gepflegt.\n\nKamin.\n\nRuhig.' });
});

test('a picture that stands in the OpenImmo file itself is written beside the others', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#778' } })
    .jpeg()
    .toBuffer();
  const file = (content: string) =>
    `<anhang location="INTERN" gruppe="BILD"><anhangtitel>Bad</anhangtitel><daten><anhanginhalt>${content}</anhanginhalt></daten></anhang>`;
  const { status, out } = await importing(
    'openimmo',
    house(`<anhaenge>${file(picture.toString('base64'))}${file('bm8gcGljdHVyZQ==')}</anhaenge>`),
  );
  expect(status).toBe(0);
  expect(out).toContain('1: the picture "Bad" in the export itself is none that can be read.');
  expect(target.record(1, 'fr')?.['PictureItems']).toMatchObject([
    { Url: 'properties/1/01.jpg', Name: 'Bad' },
  ]);
  expect(readFileSync(join(target.dir, 'media/properties/1/01.jpg')).equals(picture)).toBe(true);
});

test('a picture of Whise whose largest size is blank comes in the next one', async () => {
  const url = 'https://media.crm.example/640.jpg';
  await whise(
    estate({ pictures: [{ urlXXL: '', urlLarge: url, urlSmall: 'https://media.crm.example/200.jpg' }] }),
  );
  expect(target.record(1, 'fr')?.['PictureItems']).toMatchObject([{ Url: url }]);
});

test('an export in another encoding is read where its first bytes tell, and refused where they do not', async () => {
  const text = JSON.stringify({ estates: [estate({ city: 'Liège' })] });
  const le = Buffer.from(`\uFEFF${text}`, 'utf16le');
  for (const bytes of [Buffer.from(`\uFEFF${text}`), le, Buffer.from(le).swap16()]) {
    expect((await importing('whise', bytes)).status).toBe(0);
    expect(target.record(1, 'fr')).toMatchObject({ City: 'Liège' });
  }
  const { status, err } = await importing('whise', Buffer.from(text, 'latin1'));
  expect(status).toBe(1);
  expect(err).toMatch(/export\.json holds bytes that are no UTF-8 text\. Export it in UTF-8/);
});

test.each([
  ['an empty file', 'whise', '', /is empty.*export or copy it again/],
  ['a web page', 'omnicasa', '<!doctype html><p>Please log in', /XML or a web page, and JSON is expected/],
  ['JSON for XML', 'kyero', '{}', /holds JSON, and XML is expected/],
  ['an archive', 'openimmo', 'PK\u0003\u0004…', /is a ZIP archive. Unpack it/],
  ['JSON cut off', 'whise', '{"estates": [', /broken JSON: .* export or copy it again\. Nothing was changed/],
  ['XML cut off', 'kyero', '<root>\n<property>', /broken XML in line \d+: .* export or copy it again/],
  ['another format', 'omnicasa', '{"estates":[]}', /no Omnicasa export. Look whether --from/],
])('%s is refused with its cure', async (_, from, content, message) => {
  const { status, err } = await importing(from, content);
  expect(err).toMatch(message);
  expect(status).toBe(1);
});

test.each([
  ['no snapshot', () => rmSync(join(target.dir, 'languages.json')), /There is no .*languages\.json/],
  [
    'a broken file in it',
    () => writeFileSync(join(target.dir, 'catalogue/cities.json'), '[{'),
    /cities\.json is broken JSON/,
  ],
  [
    'languages that are none',
    () => writeFileSync(join(target.dir, 'languages.json'), '[]'),
    /languages\.json is not as it should be/,
  ],
])('with %s to import into it tells so', async (_, spoil, message) => {
  spoil();
  const { status, err } = await omnicasa(item({}));
  expect(err).toMatch(message);
  expect(err).toContain('Nothing was changed.');
  expect(status).toBe(1);
});

test('a file that cannot be written is named, without the program’s own lines', async () => {
  mkdirSync(join(target.dir, 'catalogue/properties.json.part'));
  const { status, err } = await omnicasa(item({}));
  expect(err).toMatch(/EISDIR.*properties\.json\.part.*Then import again\.$/);
  expect(status).toBe(1);
});
