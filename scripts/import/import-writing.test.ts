import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { EXPORTS, HOST, importTarget } from './import.fixture.ts';

let target: ReturnType<typeof importTarget>;
beforeEach(() => {
  target = importTarget();
});
const run: typeof target.run = (...args) => target.run(...args);
const rows: typeof target.rows = (file) => target.rows(file);
const record: typeof target.record = (ID, language) => target.record(ID, language);

describe('what is written', () => {
  const files = () =>
    Object.fromEntries(
      ['properties.json', 'cities.json'].map((name) => [
        name,
        readFileSync(join(target.dir, 'catalogue', name), 'utf8'),
      ]),
    );

  test.each([
    ['omnicasa', 'omnicasa.json'],
    ['whise', 'whise.json'],
    ['openimmo', 'openimmo'],
    ['kyero', 'kyero.xml'],
  ])('%s twice changes nothing, and the snapshot has no error', async (from, path) => {
    await run(from, `${EXPORTS}/${path}`);
    const once = files();
    const { status, out } = await run(from, `${EXPORTS}/${path}`);
    expect(status).toBe(0);
    expect(out).toContain('Nothing has changed.');
    expect(files()).toEqual(once);
    expect(loadSnapshot(target.dir).properties.length).toBeGreaterThan(1);
  });

  test('nothing in a dry run, which shows the differences', async () => {
    const before = files();
    const { status, out } = await run('kyero', `${EXPORTS}/kyero.xml`, '--dry-run');
    expect(out).toContain('Added (3)');
    expect(out).toContain('A dry run');
    expect(status).toBe(0);
    expect(files()).toEqual(before);
    expect(readdirSync(target.dir)).not.toContain('.part');
  });

  test('a result that loses half of the properties is refused, and taken with --allow-shrink', async () => {
    await run('kyero', `${EXPORTS}/kyero.xml`);
    const before = files();
    const less = join(target.dir, 'less.tmp');
    const feed = readFileSync(`${EXPORTS}/kyero.xml`, 'utf8');
    writeFileSync(
      less,
      feed
        .replace(/<property>\s*<id>A-302[\s\S]*?<\/property>/, '')
        .replace(/<property>\s*<id>304[\s\S]*?<\/property>/, ''),
    );
    const refused = await run('kyero', less);
    expect(refused.out).toContain('Refused: 2 of 3 properties would disappear');
    expect(refused.status).toBe(1);
    expect(files()).toEqual(before);
    expect((await run('kyero', less, '--allow-shrink')).status).toBe(0);
    expect(rows('properties.json').map((row) => row['ID'])).toEqual([301, 301]);
  });

  test('a host that site.json does not list is named, and nothing is written', async () => {
    const site = JSON.parse(readFileSync(join(target.dir, 'site.json'), 'utf8')) as object;
    writeFileSync(join(target.dir, 'site.json'), JSON.stringify({ ...site, mediaHosts: [] }));
    const { status, out } = await run('whise', `${EXPORTS}/whise.json`);
    expect(out).toContain(`Pictures stay on ${HOST}: add to "mediaHosts"`);
    expect(status).toBe(1);
    expect(rows('properties.json')).toEqual([]);
  });

  test('an address that is hidden and stands in a text is an error that names the property', async () => {
    const file = join(target.dir, 'export.tmp');
    const whise = readFileSync(`${EXPORTS}/whise.json`, 'utf8');
    writeFileSync(file, whise.replace('Quatre chambres.', 'Rue des Fories, quatre chambres.'));
    const { status, out } = await run('whise', file);
    expect(out).toContain('id 5001 (fr)');
    expect(out).toContain('the street "Rue des Fories", though the address is hidden');
    expect(status).toBe(1);
    expect(rows('properties.json')).toEqual([]);
  });
});

test('pictures are fetched once, and a failure stops the import', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#778' } })
    .jpeg()
    .toBuffer();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/gone.jpg') response.writeHead(404).end();
    else response.end(request.url === '/text.jpg' ? 'not a picture' : picture);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const feed = (name: string) => {
    const file = join(target.dir, 'feed.tmp');
    writeFileSync(
      file,
      readFileSync(`${EXPORTS}/kyero.xml`, 'utf8').replaceAll(`${HOST}/301/1.jpg`, `${base}/${name}`),
    );
    return file;
  };
  for (const bad of ['gone.jpg', 'text.jpg']) {
    const { status, out } = await run('kyero', feed(bad), '--pictures', 'copy');
    expect(out).toContain(`${base}/${bad}`);
    expect(status).toBe(1);
    expect(rows('properties.json')).toEqual([]);
  }
  asked = 0;
  for (let round = 0; round < 2; round += 1)
    expect((await run('kyero', feed('good.jpg'), '--pictures', 'copy')).status).toBe(0);
  expect(asked).toBe(1);
  expect(record(301, 'fr')?.['PictureItems']).toMatchObject([{ Url: 'properties/301/01.jpg' }]);
  expect(loadSnapshot(target.dir).properties).toHaveLength(3);
});
