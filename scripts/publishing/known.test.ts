import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Site } from '../../src/routing/route.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import { KNOWN_FILE } from '../../src/snapshot/known.ts';
import { makeSnapshot } from '../../tests/fixtures/make-snapshot.ts';
import { keepKnown, newKnownFile, writeKnown } from './known.ts';

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
  expect(keepKnown(newKnownFile(cache), snapshot)).toBeUndefined();
  expect(JSON.parse(readFileSync(place, 'utf8'))).toMatchObject({ properties: [{}, {}] });
  expect([...readdirSync(cache), ...readdirSync(join(snapshot, 'catalogue'))]).toEqual(['known.json']);
});

test('a file that says the same is not touched', () => {
  const { cache, snapshot, place } = folders();
  writeKnown(place, site());
  utimesSync(place, 1, 1);
  keepKnown(newKnownFile(cache), snapshot);
  expect(statSync(place).mtimeMs).toBe(1000);
});

test('a place that cannot be written to is a warning, and no fault', () => {
  const { cache, snapshot, place } = folders();
  mkdirSync(place);
  expect(keepKnown(newKnownFile(cache), snapshot)).toMatch(/could not be written/);
  expect(existsSync(newKnownFile(cache))).toBe(false);
});
