import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueWarnings } from '../../src/features/catalogue/warnings.ts';
import { videoWarnings } from '../../src/features/property/video-warnings.ts';
import { checkLinks } from '../../src/routing/link-check.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import { isError } from '../../src/snapshot/fault.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { readSnapshot } from '../../src/snapshot/read.ts';
import { faultReport, summary, verdict } from './report.ts';

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

/** Said where a snapshot could not be put together, so that nobody takes the list of its faults for a full one. */
const LATER = 'Links, addresses, redirects and legal data are looked at once these errors are mended.';

function check(dir: string, strict: boolean, json: string | undefined): Outcome {
  const { snapshot, faults } = readSnapshot(dir);
  const built = snapshot && buildRouteTable(snapshot);
  const all = [
    ...faults,
    ...(built
      ? [
          ...built.faults,
          ...checkLinks(snapshot, built.table),
          ...catalogueWarnings(snapshot),
          ...videoWarnings(snapshot),
        ]
      : []),
  ];
  if (json) writeFileSync(json, JSON.stringify(all));
  const lastLine = [...(built ? [summary(snapshot, built.table)] : []), verdict(all)].join(' · ');
  return {
    status: all.some((fault) => strict || isError(fault)) ? 1 : 0,
    out: [faultReport(all), built ? '' : LATER, lastLine].filter(Boolean).join('\n\n'),
    err: '',
  };
}
