import { snapshotDir } from '../../src/snapshot/folder.ts';
import { answer, done, failed, type Outcome, wholeNumber } from '../process/command.ts';
import { writeLargeSnapshot } from './large-snapshot.ts';

/** Runs `npm run snapshot:generate` with its arguments. */
export const snapshotGenerate = (args: readonly string[]): Outcome =>
  answer(
    args,
    {
      name: 'npm run snapshot:generate --',
      does: 'Writes a large made-up snapshot, for measuring.',
    },
    (command, end) =>
      command
        .argument(
          '<DIR>',
          'the folder to write into; one that this command has made before is replaced, one with anything else in it is refused',
        )
        .option('--properties <NUMBER>', 'how many', wholeNumber(1), 10_000)
        .option('--seed <NUMBER>', 'another one makes up others', wholeNumber(0), 1)
        .action((dir, { properties, seed }) => end(generate(dir, properties, seed))),
  );

function generate(dir: string, properties: number, seed: number): Outcome {
  try {
    writeLargeSnapshot(snapshotDir(), dir, properties, seed);
    return done(`${dir}: ${properties} properties.`);
  } catch (error) {
    return failed((error as Error).message);
  }
}
