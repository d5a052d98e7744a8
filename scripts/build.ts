import { runCommand, sayFailure } from './process/command.ts';
import { buildSite } from './publishing/build-site.ts';
import { withBuildOptions } from './publishing/options.ts';
import { makeErrorPage } from './relay/page/bundle.ts';

// A signal ends the build and its child processes with a status above 128; see process/child.ts.
process.once('exit', (status) => {
  if (status > 128) console.error('\nStopped. The output folder holds the last site that was built, whole.');
});

async function build(): Promise<number> {
  try {
    const status = await buildSite(process.argv.slice(2));
    if (status === 0) await makeErrorPage();
    return status;
  } catch (error) {
    sayFailure(error);
    if (error instanceof Error && 'syscall' in error)
      console.error(
        'A file or folder could not be read or written: look whether it may be, and whether the disk is full. Nothing was put into the output folder.',
      );
    return 1;
  }
}

process.exitCode = await runCommand(
  {
    name: 'npm run build --',
    does: 'Checks the snapshot and builds the site into dist, which stays as it was if anything is wrong. SNAPSHOT_DIR, OUT_DIR and CACHE_DIR choose other folders.',
  },
  (command, end) => withBuildOptions(command).action(() => end(build())),
);
