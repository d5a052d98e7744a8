import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { MemoryWatch, secondsOfChildren } from './process-tree.ts';

/** The memory of each process that is mapped from files, in kilobytes. */
const FILES = 40;

let proc: string;
beforeEach(() => {
  proc = mkdtempSync(join(tmpdir(), 'proc-'));
  onTestFinished(() => rmSync(proc, { recursive: true }));
});

/** Writes the files by which Linux describes a process. */
function put(pid: number | string, parent: number, kilobytes = 0, name = 'node'): void {
  const dir = join(proc, String(pid));
  mkdirSync(dir, { recursive: true });
  // Fields 4 to 17: the parent, nine others, own times (11 and 12), those of its children (300 and 145).
  writeFileSync(
    join(dir, 'stat'),
    `${pid} (${name}) S ${parent} 0 0 0 -1 4194304 500 0 0 0 11 12 300 145 20 0 11\n`,
  );
  writeFileSync(
    join(dir, 'status'),
    `Name:\t${name}\nVmRSS:\t 9 kB\nRssAnon:\t  ${kilobytes} kB\nRssFile:\t  ${FILES} kB\nRssShmem:\t  1 kB\n`,
  );
}

const watchOf = (pid: number): MemoryWatch => {
  const watch = new MemoryWatch(pid, proc);
  onTestFinished(() => {
    watch.stop();
  });
  return watch;
};

test('children’s processor time is told in seconds', () => {
  put('self', 1);
  expect(secondsOfChildren(proc)).toBe(4.45);
});

test('processes below the one watched count, with those they start, and no others', () => {
  put(10, 1, 700);
  put(11, 10, 200);
  put(12, 11, 50, 'a (b) c');
  put(13, 1, 900);
  const watch = watchOf(10);
  watch.sample();
  expect(watch.stop()).toEqual({ together: (250 + 2 + FILES) * 1024, largest: (200 + 1 + FILES) * 1024 });
});

test('the most at any moment is kept', () => {
  put(11, 10, 200);
  put(12, 10, 300);
  const watch = watchOf(10);
  watch.sample();
  rmSync(join(proc, '12'), { recursive: true });
  put(11, 10, 400);
  watch.sample();
  expect(watch.stop()).toEqual({ together: (500 + 2 + FILES) * 1024, largest: (400 + 1 + FILES) * 1024 });
});

test('where the system does not tell, nothing is told', () => {
  const watch = watchOf(10);
  watch.sample();
  expect(watch.stop()).toBeUndefined();
  expect(secondsOfChildren(proc)).toBeUndefined();
});
