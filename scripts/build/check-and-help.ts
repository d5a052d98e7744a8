import { keepSite } from '../../src/routing/built-site.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import type { FromChecker } from '../output/check-snapshot.ts';
import { giveBack } from '../output/memory.ts';
import { examineSnapshot } from '../snapshot/examine.ts';
import { help } from './help.ts';

// Checks the snapshot for `scripts/output`. What it has read for that serves to help Astro's process afterwards.
const { site, ...checked } = examineSnapshot(snapshotDir(), process.argv.includes('--strict'));
const message: FromChecker = { checked };
process.send?.(message, () => {
  if (checked.status !== 0 || !site) process.disconnect?.();
});
if (checked.status === 0 && site) {
  keepSite(site);
  giveBack();
  help();
}
