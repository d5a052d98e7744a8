import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Site } from '../../src/routing/route.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import { KNOWN_FILE } from '../../src/snapshot/known.ts';
import { makeSnapshot } from '../../tests/fixtures/make-snapshot.ts';
import { keepKnown, lostAddresses, newKnownFile, writeKnown } from './known.ts';

function site(): Site {
  const snapshot = makeSnapshot();
  return { ...snapshot, table: buildRouteTable(snapshot).table };
}

function folders(): { cache: string; snapshot: string; place: string } {
  const root = mkdtempSync(join(tmpdir(), 'known-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [cache, snapshot] = [join(root, 'cache'), join(root, 'snapshot')];
  for (const dir of [cache, join(snapshot, 'catalogue')]) mkdirSync(dir, { recursive: true });
  writeKnown(newKnownFile(cache), site());
  return { cache, snapshot, place: join(snapshot, KNOWN_FILE) };
}

test('what a build left gets into the snapshot, and nothing stays beside', () => {
  const { cache, snapshot, place } = folders();
  expect(keepKnown(newKnownFile(cache), snapshot, cache)).toBeUndefined();
  expect(JSON.parse(readFileSync(place, 'utf8'))).toMatchObject({ properties: [{}, {}] });
  expect(readdirSync(cache)).toEqual([expect.stringMatching(/^last-known-\w+\.json$/)]);
  expect(readdirSync(join(snapshot, 'catalogue'))).toEqual(['known.json']);
});

test('a file that says the same is not touched', () => {
  const { cache, snapshot, place } = folders();
  writeKnown(place, site());
  utimesSync(place, 1, 1);
  keepKnown(newKnownFile(cache), snapshot, cache);
  expect(statSync(place).mtimeMs).toBe(1000);
});

test('a place that cannot be written to is a warning, and no fault', () => {
  const { cache, snapshot, place } = folders();
  mkdirSync(place);
  expect(keepKnown(newKnownFile(cache), snapshot, cache)).toMatch(/could not be written/);
  expect(existsSync(newKnownFile(cache))).toBe(false);
});

test('the memory of another site is left alone, with a warning that says how a site moves', () => {
  const { cache, snapshot, place } = folders();
  const other = '{"version": 3, "site": "https://other.example", "addresses": [], "properties": []}';
  writeFileSync(place, other);
  expect(keepKnown(newKnownFile(cache), snapshot, cache)).toMatch(
    /memory of https:\/\/other\.example[\s\S]*https:\/\/www\.test-immo\.example[\s\S]*"site"/,
  );
  expect(readFileSync(place, 'utf8')).toBe(other);
});

test('a memory that has shrunken since the last build is refused, until its addresses are back or let go', () => {
  const { cache, snapshot, place } = folders();
  keepKnown(newKnownFile(cache), snapshot, cache);
  expect(lostAddresses(cache, snapshot)).toBeUndefined();
  const whole = readFileSync(place, 'utf8');
  const without = (path: string) =>
    whole
      .split('\n')
      .filter((line) => !line.includes(`"path":"${path}"`))
      .join('\n');
  const lost = '/fr/a-vendre/liege/maison-a-renover/4101/';
  writeFileSync(place, without(lost));
  const message = lostAddresses(cache, snapshot) ?? '';
  expect(message).toContain(`1 published address(es) fewer than after the last build: ${lost}`);
  const copy = /last build’s is (\S+\.json)\./.exec(message)?.[1] ?? '';
  expect(readFileSync(copy, 'utf8')).toBe(whole);

  writeFileSync(place, whole.replace(`"path":"${lost}"`, `"path":"${lost}","forgotten":true`));
  expect(lostAddresses(cache, snapshot)).toBeUndefined();
  writeFileSync(place, without(lost));
  rmSync(copy);
  expect(lostAddresses(cache, snapshot)).toBeUndefined();
});
