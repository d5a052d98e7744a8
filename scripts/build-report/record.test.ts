import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepRecord, lastRecord, newRecordFile } from './record.ts';

test('a build is compared with the last one of the same snapshot into the same folder', () => {
  const cache = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const build = (snapshot: string, out: string, key: string) => {
    const record = { fingerprint: { version: 2, properties: [], parts: {} }, keys: { '/fr/': key } };
    writeFileSync(newRecordFile(cache), JSON.stringify(record));
    const last = lastRecord(cache, { snapshot, out });
    keepRecord(cache, { snapshot, out });
    return last?.keys['/fr/'];
  };
  expect(build('snapshot', 'dist', 'a')).toBeUndefined();
  expect(build('large', 'dist', 'b')).toBeUndefined();
  expect(build('snapshot', 'dist-other', 'c')).toBeUndefined();
  expect(build('./snapshot', './dist', 'd')).toBe('a');
  expect(build('large', 'dist', 'e')).toBe('b');
});

test('a record that was cut off is none', () => {
  const cache = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const folders = { snapshot: 'snapshot', out: 'dist' };
  writeFileSync(newRecordFile(cache), '{"keys":{}}');
  keepRecord(cache, folders);
  expect(lastRecord(cache, folders)).toEqual({ keys: {} });
  writeFileSync(newRecordFile(cache), '{"keys":');
  expect(() => keepRecord(cache, folders)).toThrow(SyntaxError);
  expect(lastRecord(cache, folders)).toBeUndefined();
});
