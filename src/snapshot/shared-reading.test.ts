import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSnapshotDir } from '../../tests/fixtures/make-snapshot.ts';
import { SharedReading } from './shared-reading.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class FakeWatcher extends EventEmitter {
  add = vi.fn();
}

function watched() {
  const dir = makeSnapshotDir();
  const watcher = new FakeWatcher();
  const reading = new SharedReading(dir);
  const seen: string[] = [];
  reading.watch(watcher, 'settings', (snapshot) => seen.push(snapshot.site.name));
  const file = join(dir, 'site.json');
  const original = readFileSync(file, 'utf8');
  const write = (content: string) => {
    writeFileSync(file, content);
    watcher.emit('all', 'change', file);
  };
  const named = (name: string) => JSON.stringify({ ...JSON.parse(original), name });
  return { dir, watcher, reading, seen, write, named };
}

test('the snapshot is read once', () => {
  const { reading } = watched();
  expect(reading.snapshot()).toBe(reading.snapshot());
});

test('a file that is written in steps is read once, when it is whole', () => {
  const { seen, write, named } = watched();
  write('');
  vi.advanceTimersByTime(50);
  write(named('Second'));
  vi.advanceTimersByTime(149);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['Second']);
});

test('a broken file is printed and passed over; the mended one is read', () => {
  const { reading, seen, write, named } = watched();
  const before = reading.snapshot();
  write('{ "name"');
  vi.advanceTimersByTime(200);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('site.json'));
  expect(seen).toEqual([]);
  expect(reading.snapshot()).toBe(before);
  write(named('Mended'));
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['Mended']);
  expect(reading.snapshot().site.name).toBe('Mended');
});

test('files elsewhere are none of its business', () => {
  const { watcher, seen } = watched();
  watcher.emit('all', 'change', '/elsewhere/site.json');
  vi.advanceTimersByTime(500);
  expect(seen).toEqual([]);
});
