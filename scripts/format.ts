import { runNode } from './process/child.ts';
import { runCommand } from './process/command.ts';
import { packageCommand } from './process/package-command.ts';

async function format(paths: readonly string[]): Promise<number> {
  const { status } = await runNode([packageCommand('@biomejs/biome', 'biome'), 'check', '--write', ...paths]);
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
