import { snapshotDir } from '../../src/snapshot/folder.ts';
import { examineSnapshot } from '../snapshot/examine.ts';

// Checks the snapshot in a process of its own, which sends the result to the building process.
const { site: _, ...checked } = examineSnapshot(snapshotDir(), process.argv.includes('--strict'));
process.send?.(checked, () => process.disconnect?.());
