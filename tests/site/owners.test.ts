import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatAddress } from '../../src/features/catalogue/address.ts';
import { anyRecord } from '../../src/snapshot/market.ts';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { loadOwners } from '../../src/snapshot/read-owners.ts';
import { expectNone } from './lib/expect-none.ts';
import { MAIN } from './lib/outputs.ts';

/** Files made from the media folder, which contain no texts. */
const PICTURE = /\.(avif|webp|jpe?g|png|woff2|mp4|ico)$/;

/** All texts of a folder that pages may show; for the snapshot, all except the owners'. */
const published = (dir: string): string =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|html)$/.test(file) && !file.startsWith('owners'))
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('\n');

const publicAddresses = (): string[] =>
  loadSnapshot(MAIN.snapshot).properties.map((property) => formatAddress(anyRecord(property)));

/** All texts of the owners' files that occur nowhere else. */
function secrets(): string[] {
  const texts = loadOwners(MAIN.snapshot).flatMap((owner) => [
    owner.Email,
    owner.FirstName,
    owner.LastName,
    ...owner.properties.flatMap(({ Address = '', visits, communication, online }) => [
      Address,
      ...[...visits, ...communication].flatMap(({ Contact, Subject, Comment }) => [
        Contact,
        Subject,
        Comment,
      ]),
      ...online.flatMap(({ Source }) => [Source]),
    ]),
  ]);
  const known = [published(MAIN.snapshot), published('i18n'), ...publicAddresses()].join('\n');
  return [...new Set(texts)].filter((text) => text.length > 4 && !known.includes(text));
}

test('no file of the output holds a name, comment, address or e-mail address of an owner', () => {
  const wanted = secrets().map((secret) => ({ secret, bytes: Buffer.from(secret) }));
  expect(wanted.length).toBeGreaterThan(50);
  const files = readdirSync(MAIN.out, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !PICTURE.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(100);
  expectNone(
    files.flatMap(({ parentPath, name }) => {
      const content = readFileSync(join(parentPath, name));
      return wanted
        .filter(({ bytes }) => content.includes(bytes))
        .map(({ secret }) => `${parentPath}/${name}: ${secret}`);
    }),
  );
});
