import { snapshotDir } from '../src/snapshot/folder.ts';
import { keepRunning } from './dev/keep-running.ts';
import { runCommand } from './process/command.ts';
import { packageCommand } from './process/package-command.ts';
import { assertReadable } from './publishing/folders.ts';

/**
 * Files that Astro's server reads only once: the rules for reading the snapshot, the interface texts, the
 * settings. Astro's own restart does not follow the snapshot afterwards, so this script restarts the whole
 * process.
 */
const READ_ONCE = ['src/snapshot', 'src/i18n', 'i18n', 'law', 'scripts/rendering'];

async function develop(): Promise<number> {
  assertReadable(process.cwd(), [snapshotDir()]);
  return keepRunning([packageCommand('astro'), 'dev', ...process.argv.slice(2)], READ_ONCE);
}

process.exitCode = await runCommand(
  {
    name: 'npm run dev --',
    does: 'Serves the site while you work, on http://localhost:4321, or PORT; what changes shows at once.',
  },
  (command, end) =>
    command
      .option('--host [ADDRESS]', 'serves other machines too, or at one address of this one')
      .option('--open [PATH]', 'opens a browser, at a path of the site')
      .action(() => end(develop())),
);
