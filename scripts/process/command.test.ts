import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer, done, type Outcome, wholeNumber } from './command.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

interface Ended {
  status: number;
  out: string;
  err: string;
}

/** Runs an npm script's command like `npm run NAME -- ARGUMENTS`, but without the time that npm takes. */
const runScript = (script: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const [, ...words] = script.split(' ');
    const child = execFile(process.execPath, [...words, ...args], (_error, out, err) =>
      resolve({ status: child.exitCode ?? -1, out, err }),
    );
  });

describe.each(Object.entries(scripts))('npm run %s', (_name, script) => {
  test('tells its usage', { timeout: 60_000 }, async () => {
    const { status, out, err } = await runScript(script, '--help');
    expect(err).toBe('');
    expect(out).toMatch(/^Usage: npm [\w :-]+-- \[options\]/);
    expect(status).toBe(0);
  });

  test('refuses an option that it does not have', { timeout: 60_000 }, async () => {
    const { status, out, err } = await runScript(script, '--nonsense');
    expect(err).toMatch(/^error: unknown option '--nonsense'[\s\S]*Usage: npm/);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});

describe('what a command answers', () => {
  const greet = (...args: string[]): Outcome =>
    answer(args, { name: 'npm run greet --', does: 'Greets.' }, (command, end) => {
      command
        .command('all')
        .argument('<NAME>')
        .option('--times <NUMBER>', 'how often', wholeNumber(1), 1)
        .action((name, { times }) => {
          if (name === 'nobody') command.error('error: nobody is there');
          end(done(`${name} ${times}`));
        });
    });

  test.each<[string[], Outcome['status'], RegExp, RegExp]>([
    [['all', 'Inès', '--times', '3'], 0, /^Inès 3$/, /^$/],
    [['--help'], 0, /^Usage: npm run greet --[\s\S]*all /, /^$/],
    [['all', '--help'], 0, /^Usage: npm run greet -- all[\s\S]*--times/, /^$/],
    [[], 2, /^$/, /^Usage: npm run greet --/],
    [['nothing'], 2, /^$/, /unknown command 'nothing'/],
    [['all'], 2, /^$/, /missing required argument 'NAME'[\s\S]*Usage:/],
    [['all', 'nobody'], 2, /^$/, /nobody is there[\s\S]*Usage:/],
    [['all', 'x', '--times', '0'], 2, /^$/, /from 1 on/],
    [['all', 'x', '--times', '1.5'], 2, /^$/, /from 1 on/],
    [['all', 'x', '--times', ' '], 2, /^$/, /from 1 on/],
    [['all', 'x', '--time', '2'], 2, /^$/, /Did you mean --times/],
  ])('%j', (args, status, out, err) => {
    const answered = greet(...args);
    expect(answered.err).toMatch(err);
    expect(answered.out).toMatch(out);
    expect(answered.status).toBe(status);
  });

  test('a fault of the command itself is no answer', () => {
    expect(() =>
      answer([], { name: 'x', does: '' }, (command) =>
        command.action(() => {
          throw new Error('broken');
        }),
      ),
    ).toThrow('broken');
  });
});
