import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

/** A program that records what it read at its start, and runs until the file `end` exists in its folder. */
const PROGRAM = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const [, , folder, log] = process.argv;
appendFileSync(log, readFileSync(folder + '/nested/schema.ts', 'utf8') + '\\n');
setInterval(() => existsSync(log + '.end') && process.exit(7), 20);
`;

test('a change starts the program anew, that of a test does not; its end is the end', async () => {
  const root = mkdtempSync(join(tmpdir(), 'keep-running-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = join(root, 'src');
  const [program, log, file] = [
    join(root, 'program.mjs'),
    join(root, 'log'),
    join(folder, 'nested/schema.ts'),
  ];
  mkdirSync(join(folder, 'nested'), { recursive: true });
  writeFileSync(program, PROGRAM);
  writeFileSync(file, 'one');
  writeFileSync(log, '');
  const starts = () => readFileSync(log, 'utf8').trim().split('\n');

  const status = keepRunning([program, folder, log], [folder]);
  await vi.waitFor(() => expect(starts()).toEqual(['one']), PATIENCE);
  writeFileSync(join(folder, 'nested/schema.test.ts'), 'x');
  await new Promise((wake) => setTimeout(wake, 500));
  writeFileSync(file, 'two');
  await vi.waitFor(() => expect(starts()).toEqual(['one', 'two']), PATIENCE);
  writeFileSync(`${log}.end`, '');
  expect(await status).toBe(7);
});
