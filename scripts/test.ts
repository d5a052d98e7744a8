import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { runCommand } from './process/command.ts';
import { ensureBrowsers } from './testing/browser.ts';
import { CHECKS, FIXTURE_OUTPUTS, REPORT_DIR, SUITES, type Suite } from './testing/suites.ts';

const NAMES = SUITES.map(({ name }) => name);

/** Parses the beginning of a suite's name and adds it to the earlier ones. */
function suiteName(text: string, before: readonly string[] = []): string[] {
  if (!NAMES.some((name) => name.startsWith(text)))
    throw new InvalidArgumentError(`The suites are: ${NAMES.join(', ')}.`);
  return [...before, text];
}

const chosen = (names: readonly string[]): readonly Suite[] =>
  names.length === 0 ? SUITES : SUITES.filter((suite) => names.some((name) => suite.name.startsWith(name)));

/** Runs suites one after another and prints a line for each, with the output of those that fail. */
async function runAll(suites: readonly Suite[]): Promise<{ passed: number; failed: number }> {
  const failing = new Set<string>();
  const total = { passed: 0, failed: 0 };
  for (const { name, needs, run } of suites) {
    const started = performance.now();
    const isPointless = needs !== undefined && failing.has(needs);
    const { passed, failed, notes, output } = isPointless
      ? { passed: 0, failed: 1, notes: [`not run, because "${needs}" failed`], output: '' }
      : await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    writeFileSync(join(REPORT_DIR, `${name.replaceAll(/\W+/g, '-')}.log`), output);
    if (failed > 0) {
      failing.add(name);
      console.log(output);
    }
    const mark = failed > 0 ? '✗' : '✓';
    const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
    console.log(
      [
        `${mark} ${name}`.padEnd(44),
        `${seconds} s`.padStart(8),
        '  ',
        counts,
        ...notes.map((note) => ` (${note})`),
      ].join(''),
    );
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

async function main(names: readonly string[]): Promise<number> {
  const suites = chosen(names);
  mkdirSync(REPORT_DIR, { recursive: true });
  if (suites.some((suite) => suite.name === 'e2e')) {
    try {
      await ensureBrowsers();
    } catch (error) {
      console.log(`${error instanceof Error ? error.message : error}\n\n0 passed, 1 failed`);
      return 1;
    }
  }
  if (names.length === 0) for (const out of FIXTURE_OUTPUTS) rmSync(out, { recursive: true, force: true });
  const { passed, failed } = await runAll(suites);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

process.exitCode = await runCommand(
  { name: 'npm test --', does: 'Runs every suite, or those named.' },
  (command, end) =>
    command
      .argument('[SUITE...]', `a name's beginning is enough: ${NAMES.join(', ')}`, suiteName)
      .option('--check', `only those without a build and without a browser: ${CHECKS.join(', ')}`)
      .action((names = [], { check }) => end(main(check ? [...CHECKS, ...names] : names))),
);
