import { snapshotDir } from '../src/snapshot/folder.ts';
import { keepRunning } from './dev/keep-running.ts';
import { assertReadable } from './output/folders.ts';

/**
 * What Astro's server reads once: the rules that read the snapshot, the interface texts, the settings. It can start
 * anew by itself, but then no longer follows the snapshot.
 */
const READ_ONCE = ['src/snapshot', 'src/i18n', 'i18n', 'scripts/build'];

try {
  assertReadable(process.cwd(), [snapshotDir()]);
  process.exitCode = await keepRunning(
    ['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)],
    READ_ONCE,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
