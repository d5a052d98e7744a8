import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { examineSnapshot } from './examine.ts';

const USAGE = `Usage: npm run snapshot:check -- [DIR] [--strict] [--json FILE]

Reads the snapshot in DIR (else SNAPSHOT_DIR, else snapshot/) and names every fault in it.

  --strict     warnings count as errors
  --json FILE  writes the faults into a file too
  --help       this text

Ends with status 0 when all is well, 1 on errors, 2 when it was called wrongly.`;

/** What a command prints, and the status it ends with. */
interface Outcome {
  status: 0 | 1 | 2;
  out: string;
  err: string;
}

/** The command `npm run snapshot:check`, given its arguments. */
export function snapshotCheck(args: readonly string[]): Outcome {
  const options = readOptions(args);
  if (typeof options === 'string') return misused(options);
  if (options.help) return { status: 0, out: USAGE, err: '' };
  const isFolder = statSync(options.dir, { throwIfNoEntry: false })?.isDirectory();
  return isFolder
    ? check(options.dir, options.strict, options.json)
    : misused(`There is no folder ${options.dir}`);
}

const misused = (message: string): Outcome => ({ status: 2, out: '', err: `${message}\n\n${USAGE}` });

/** What was asked for, or what is wrong with it. */
function readOptions(
  args: readonly string[],
): { dir: string; strict: boolean; help: boolean; json?: string | undefined } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        strict: { type: 'boolean', default: false },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 1)
      return `One folder at most, not ${positionals.length}: ${positionals.join(' ')}`;
    return { ...values, dir: positionals[0] === undefined ? snapshotDir() : resolve(positionals[0]) };
  } catch (error) {
    return (error as Error).message;
  }
}

function check(dir: string, strict: boolean, json: string | undefined): Outcome {
  const { status, output, faults } = examineSnapshot(dir, strict);
  if (json) writeFileSync(json, JSON.stringify(faults));
  return { status, out: output, err: '' };
}
