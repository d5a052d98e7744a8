import { statSync } from 'node:fs';
import { SnapshotError } from '../src/snapshot/fault.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import { diffOf, diffText } from './snapshot/diff.ts';
import { type Fingerprint, fingerprintOf } from './snapshot/fingerprint.ts';

const USAGE = `Usage: npm run snapshot:diff -- OLD NEW

Tells what differs between two snapshots: properties added, removed, sold, their prices and texts, pages and articles.`;

/** @throws with the folder's name where it holds no snapshot, or one with errors */
function read(dir: string): Fingerprint {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${dir}. Correct its name.`);
  try {
    return fingerprintOf(loadSnapshot(dir));
  } catch (error) {
    if (error instanceof SnapshotError)
      throw new Error(`${dir} cannot be compared.\n\n${error.message}`, { cause: error });
    throw error;
  }
}

const [before, after, ...more] = process.argv.slice(2);
if (before === undefined || after === undefined || more.length > 0 || before.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    console.log(diffText(diffOf(read(before), read(after))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
