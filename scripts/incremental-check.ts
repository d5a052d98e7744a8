import { checkSequences } from './incremental/check.ts';
import { runCommand, wholeNumber } from './process/command.ts';

async function check(count: number, from: number): Promise<number> {
  const found = await checkSequences({ source: 'tests/fixtures/snapshot', from, count }, console.log);
  console.log(
    found.length === 0 ? `${count} sequences: every output is that of a full build.` : found.join('\n'),
  );
  return found.length === 0 ? 0 : 1;
}

process.exitCode = await runCommand(
  {
    name: 'npm run check:incremental --',
    does: 'Compares builds after random edits with full ones, byte for byte.',
  },
  (command, end) =>
    command
      .argument('[SEQUENCES]', 'how many sequences of edits', wholeNumber(1), 20)
      .argument('[FIRST]', 'the seed of the first one', wholeNumber(0), 1)
      .action((count, from) => end(check(count, from))),
);
