import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readInputs, snapshotState } from './inputs.ts';

/** A snapshot with only pictures. */
function pictures() {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'media'));
  return {
    write: (name: string, content: string) => writeFileSync(join(root, 'media', name), content),
    read: () => readInputs(root, join(root, 'cache'), root).media,
  };
}

test('a picture keeps its digest while it stays, and gets another one with other content', () => {
  const { write, read } = pictures();
  write('a.jpg', 'one');
  write('b.jpg', 'two');
  const before = read();
  expect(before['a.jpg']).not.toBe(before['b.jpg']);
  write('b.jpg', 'three');
  const after = read();
  expect(after['a.jpg']).toBe(before['a.jpg']);
  expect(after['b.jpg']).not.toBe(before['b.jpg']);
});

test('the state of a snapshot tells a record that was written to, and passes over pictures', () => {
  const root = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['media', 'catalogue']) mkdirSync(join(root, folder));
  const before = snapshotState(root);
  writeFileSync(join(root, 'media/a.jpg'), '');
  expect(snapshotState(root)).toBe(before);
  writeFileSync(join(root, 'catalogue/properties.json'), '[]');
  expect(snapshotState(root)).not.toBe(before);
});
