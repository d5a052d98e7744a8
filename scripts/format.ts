import { runNode } from './process/child.ts';
import { runCommand } from './process/command.ts';
import { FORMATTERS } from './testing/formatters.ts';

/** @returns the status of the first formatter that fails, otherwise 0 */
async function format(): Promise<number> {
  let first = 0;
  for (const formatter of Object.values(FORMATTERS)) {
    const { status } = await runNode([...formatter, '--write']);
    if (first === 0) first = status;
  }
  return first;
}

process.exitCode = await runCommand(
  {
    name: 'npm run format --',
    does: 'Formats the sources, and mends what can be mended without a doubt.',
  },
  (command, end) => command.action(() => end(format())),
);
