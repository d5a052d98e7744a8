import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { JPEG, makeSnapshotDir } from '../fixtures/make-snapshot.ts';
import { buildEnv } from './lib/build-env.ts';

const PICTURE = { ID: 1, Url: 'a.jpg', Name: 'Façade', Width: 900, Height: 600 };

/** A photograph as from a phone, with maker, location and colour profile. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#9a6a40' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 38/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Rue Cachée 1</secret></x:xmpmeta>')
    .toBuffer();

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

function build(snapshot: string, root: string): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    env: buildEnv({
      SNAPSHOT_DIR: snapshot,
      OUT_DIR: join(root, 'dist'),
      CACHE_DIR: join(root, 'cache'),
    }),
  });
  expect(stderr).not.toMatch(/ERROR/);
  expect(status).toBe(0);
}

test('pictures are published without metadata, and a repeat build encodes nothing anew', async () => {
  const snapshot = makeSnapshotDir((files) => {
    for (const record of files.properties)
      Object.assign(record, { PictureItems: [PICTURE], SmallPictureItem: PICTURE });
    files.raw['media/a.jpg'] = JPEG;
  });
  const source = await photograph();
  expect(await sharp(source).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
  writeFileSync(join(snapshot, 'media/a.jpg'), source);
  writeFileSync(join(snapshot, 'media/unused.jpg'), source);
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));

  build(snapshot, root);
  const published = filesIn(join(root, 'dist/_astro')).filter((file) =>
    /\.(avif|webp|jpe?g|png)$/.test(file),
  );
  expect(published.map((file) => file.replace(/.*\./, ''))).toEqual(
    expect.arrayContaining(['avif', 'webp', 'jpg']),
  );
  for (const file of published) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect([file, exif?.toString('latin1').slice(0, 99), xmp?.toString('latin1').slice(0, 99), iptc]).toEqual(
      [file, undefined, undefined, undefined],
    );
    expect(readFileSync(file).includes('Rue Cachée')).toBe(false);
  }

  const made = () =>
    ['pictures', 'thumbhash']
      .flatMap((folder) => filesIn(join(root, 'cache', folder)))
      .map((file) => `${file} ${statSync(file).mtimeMs}`);
  const before = made();
  expect(before.length).toBe(published.length + 1);
  build(snapshot, root);
  expect(made()).toEqual(before);
});
