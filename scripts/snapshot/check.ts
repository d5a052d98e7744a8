import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { answer, type Outcome } from '../process/command.ts';
import { examineSnapshot } from './examine.ts';

/** Runs `npm run snapshot:check` with its arguments. */
export const snapshotCheck = (args: readonly string[]): Outcome =>
  answer(
    args,
    {
      name: 'npm run snapshot:check --',
      does: 'Reads a snapshot and names every fault in it. Ends with status 0 when all is well, 1 on errors, 2 when it was called wrongly.',
    },
    (command, end) =>
      command
        .argument('[DIR]', "the snapshot's folder; else SNAPSHOT_DIR, else snapshot/")
        .option('--strict', 'warnings count as errors')
        .option('--json <FILE>', 'writes the faults into a file too')
        .action((given, { strict = false, json }) => {
          const dir = given === undefined ? snapshotDir() : resolve(given);
          if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
            command.error(`error: there is no folder ${dir}`);
          end(check(dir, strict, json));
        }),
  );

function check(dir: string, strict: boolean, json: string | undefined): Outcome {
  const { status, output, faults } = examineSnapshot(dir, strict);
  if (json) writeFileSync(json, JSON.stringify(faults));
  return { status, out: output, err: '' };
}
