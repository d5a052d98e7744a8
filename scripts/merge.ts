import { mkdirSync } from 'node:fs';
import { buildRouteTable } from '../src/routing/table.ts';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import { runCommand } from './process/command.ts';
import { assertReplaceable, outputDir } from './publishing/folders.ts';
import { cacheDir } from './publishing/inputs.ts';
import { keepKnown, newKnownFile, writeKnown } from './publishing/known.ts';
import { mergeShares } from './publishing/merge.ts';

function merge(folder: string): number {
  const out = outputDir();
  assertReplaceable(out, { root: process.cwd(), snapshot: snapshotDir(), cache: cacheDir() });
  console.log(`${mergeShares(folder, out)} shares put together in ${out}.`);
  mkdirSync(cacheDir(), { recursive: true });
  const known = newKnownFile(cacheDir());
  const snapshot = loadSnapshot(snapshotDir());
  writeKnown(known, { ...snapshot, table: buildRouteTable(snapshot).table });
  const warning = keepKnown(known, snapshotDir(), cacheDir());
  if (warning !== undefined) console.warn(`WARNING ${warning}`);
  return 0;
}

process.exitCode = await runCommand(
  {
    name: 'npm run merge --',
    does: 'Puts the shares that npm run build -- --shard 1/4 (2/4, …) made together into dist, or OUT_DIR.',
  },
  (command, end) =>
    command
      .argument('[FOLDER]', 'where the shares lie', 'dist-shards')
      .action((folder) => end(merge(folder))),
);
