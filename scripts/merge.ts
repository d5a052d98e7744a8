import { mkdirSync } from 'node:fs';
import { buildRouteTable } from '../src/routing/table.ts';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import { assertReplaceable, outputDir } from './output/folders.ts';
import { cacheDir } from './output/inputs.ts';
import { keepKnown, newKnownFile, writeKnown } from './output/known.ts';
import { mergeShares } from './output/merge.ts';

const USAGE = `Usage: npm run merge -- [FOLDER]

Puts the shares that npm run build -- --shard 1/4 (2/4, …) made in FOLDER (else dist-shards) together into dist, or OUT_DIR.`;

const [folder = 'dist-shards', ...more] = process.argv.slice(2);
if (more.length > 0 || folder.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const out = outputDir();
    assertReplaceable(out, { root: process.cwd(), snapshot: snapshotDir(), cache: cacheDir() });
    console.log(`${mergeShares(folder, out)} shares put together in ${out}.`);
    mkdirSync(cacheDir(), { recursive: true });
    const known = newKnownFile(cacheDir());
    const snapshot = loadSnapshot(snapshotDir());
    writeKnown(known, { ...snapshot, table: buildRouteTable(snapshot).table });
    const warning = keepKnown(known, snapshotDir());
    if (warning !== undefined) console.warn(`WARNING ${warning}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
