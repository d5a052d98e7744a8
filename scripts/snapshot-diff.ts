import { statSync } from 'node:fs';
import { SnapshotError } from '../src/snapshot/fault.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import { runCommand } from './process/command.ts';
import { diffOf, diffText } from './snapshot/diff.ts';
import { type Fingerprint, fingerprintOf } from './snapshot/fingerprint.ts';

/** @throws with the folder's name if it contains no snapshot, or one with errors */
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

function diff(before: string, after: string): number {
  console.log(diffText(diffOf(read(before), read(after))));
  return 0;
}

process.exitCode = await runCommand(
  {
    name: 'npm run snapshot:diff --',
    does: 'Tells what differs between two snapshots: properties added, removed, sold, their prices and texts, pages and articles.',
  },
  (command, end) =>
    command
      .argument('<OLD>', 'the folder of the older snapshot')
      .argument('<NEW>', 'the folder of the newer one')
      .action((before, after) => end(diff(before, after))),
);
