import { runCommand } from './process/command.ts';
import { outputDir } from './publishing/folders.ts';
import { recover } from './publishing/swap.ts';
import { serveWithRelay } from './relay/serve-with-relay.ts';

function serve(untilStdinEnds: boolean): Promise<number> {
  if (untilStdinEnds) process.stdin.resume().on('end', () => process.exit());
  for (const warning of recover(outputDir())) console.warn(`WARNING ${warning}`);
  return serveWithRelay(outputDir());
}

process.exitCode = await runCommand(
  {
    name: 'npm run preview --',
    does: 'Serves dist, or OUT_DIR, as it is on http://localhost:4321, or PORT, with the relay that takes its forms.',
  },
  (command, end) =>
    command
      .option(
        '--until-stdin-ends',
        'ends with its standard input: who starts it and is killed leaves no server behind',
      )
      .action(({ untilStdinEnds = false }) => end(serve(untilStdinEnds))),
);
