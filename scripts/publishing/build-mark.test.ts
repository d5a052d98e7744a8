import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Marks, releaseMark, takeMark } from './build-mark.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mark-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

test('tells whether the last build ended well', () => {
  const dir = folder();
  expect(takeMark(dir)).toBe(true);
  expect(takeMark(dir)).toBe(false);
  releaseMark(dir);
  expect(takeMark(dir)).toBe(true);
});

test('a folder that a living build works in is refused, and that of a dead one is taken', async () => {
  const dir = folder();
  const other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(join(dir, 'build-running'), String(other.pid));
  expect(() => takeMark(dir)).toThrow(`Another build (process ${other.pid}) works in ${dir}.`);
  other.kill();
  await once(other, 'exit');
  expect(takeMark(dir)).toBe(false);
});

test('a build that wrote nothing leaves the folders as they were, those of a killed build too', () => {
  const [good, killed] = [folder(), folder()];
  takeMark(killed);
  const marks = new Marks([good, killed]);
  expect(marks.endedWell).toBe(false);
  marks.takeBack();
  expect([takeMark(good), takeMark(killed)]).toEqual([true, false]);
});

test('where one folder is refused, the others are as they were', () => {
  const [good, busy] = [folder(), folder()];
  writeFileSync(join(busy, 'build-running'), String(process.ppid));
  expect(() => new Marks([good, busy])).toThrow('Another build');
  expect(takeMark(good)).toBe(true);
});
