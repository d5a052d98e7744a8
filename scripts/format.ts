import { runNode } from './process/child.ts';
import { runCommand } from './process/command.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

async function format(paths: readonly string[]): Promise<number> {
  const { status } = await runNode([BIOME, 'check', '--write', ...paths]);
  return status;
}

process.exitCode = await runCommand(
  {
    name: 'npm run format --',
    does: 'Formats the sources, and mends what can be mended without a doubt.',
  },
  (command, end) =>
    command
      .argument('[PATH...]', 'files and folders; without any, all')
      .action((paths) => end(format(paths))),
);
