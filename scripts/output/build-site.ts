import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fault } from '../../src/snapshot/fault.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { keepRecord, lastRecord, newRecordFile } from '../build-report/record.ts';
import { reportDir, writeRefusal, writeReport } from '../build-report/write.ts';
import { runNode } from '../process/child.ts';
import { releaseMark, takeMark, WORK_FOLDER } from './build-mark.ts';
import { assertReplaceable, makeStaging, outputDir, recover, swapIn } from './folders.ts';
import { cacheDir, readInputs, wholeDigest, writeInputs } from './inputs.ts';
import { keepKnown, newKnownFile } from './known.ts';
import { SHARE_FILE } from './merge.ts';
import { readBuildOptions, type Shard } from './options.ts';
import { Progress } from './progress.ts';
import { showProgress } from './show-progress.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/**
 * What is made for one page is gone with the next. More room for young objects (megabytes) saves a tenth of the time of
 * a large build, for the collector copies fewer of them; the old ones may grow by less than usual before they are
 * looked through, which keeps the memory of a large build bounded.
 */
const MEMORY = ['--max-semi-space-size=32', '--heap-growing-percent=40'];

/** Where a share of the pages goes. */
export const shardDir = ({ index, count }: Shard): string => join('dist-shards', `${index}-of-${count}`);

/**
 * Checks the snapshot, builds the site beside the output folder and swaps it in. On any fault the output folder stays
 * as it was. Pages that show nothing new are taken from the last build. `SNAPSHOT_DIR`, `OUT_DIR` and `CACHE_DIR` choose
 * other folders.
 * @returns the exit status
 */
export async function buildSite(args: readonly string[] = []): Promise<number> {
  const { full, strict, shard } = readBuildOptions(args);
  const out = shard ? shardDir(shard) : outputDir();
  const cache = cacheDir();
  assertReplaceable(out, { root: process.cwd(), snapshot: snapshotDir() });
  const progress = new Progress();
  mkdirSync(cache, { recursive: true });
  const faultsFile = join(cache, `faults-${process.pid}.json`);
  const check = await runNode(
    [...MEMORY, 'scripts/snapshot-check.ts', '--json', faultsFile, ...(strict ? ['--strict'] : [])],
    { output: 'capture' },
  );
  const faults = takeFaults(faultsFile);
  const refuse = () =>
    writeRefusal({
      snapshot: snapshotDir(),
      out: resolve(out),
      faults,
      strict,
      last: lastRecord(cache, { snapshot: snapshotDir(), out }),
    });
  if (check.status !== 0) {
    refuse();
    console.error(
      `${check.output}\nNothing was built; ${out} is as it was. Report: ${join(reportDir(), 'index.html')}`,
    );
    return check.status;
  }
  console.log(check.output);
  progress.begin('bundle');
  takeMark(WORK_FOLDER);
  const isFull = !takeMark(cache) || full;
  recover(out);
  const staging = makeStaging(out);
  const inputs = readInputs(snapshotDir(), cache);
  const inputsFile = writeInputs(inputs, cache);
  const hide = showProgress(progress);
  const { status } = await runNode([...MEMORY, ASTRO, 'build', ...(isFull ? ['--force'] : [])], {
    env: {
      OUT_DIR: staging,
      BUILD_INPUTS: inputsFile,
      BUILD_STORE: cache,
      BUILD_FULL: isFull ? 'yes' : 'no',
      BUILD_RECORD: newRecordFile(cache),
      // A share leaves the snapshot as it was, for the other shares are built from the same; the merge writes it.
      ...(!shard && { BUILD_KNOWN: newKnownFile(cache) }),
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(shard && { BUILD_SHARD: `${shard.index}/${shard.count}` }),
    },
    onLine: (line) => {
      const shown = progress.line(line);
      if (shown !== undefined) console.log(shown);
    },
  });
  hide();
  progress.end();
  rmSync(inputsFile, { force: true });
  if (status !== 0) {
    rmSync(staging, { recursive: true, force: true });
    rmSync(newKnownFile(cache), { force: true });
    refuse();
    console.error(`\nThe build failed; ${out} is as it was.`);
    return 1;
  }
  if (shard)
    writeFileSync(
      join(staging, SHARE_FILE),
      JSON.stringify({ ...shard, inputs: wholeDigest(snapshotDir(), inputs) }),
    );
  swapIn(staging, out);
  const warning = shard ? undefined : keepKnown(newKnownFile(cache), snapshotDir());
  if (warning !== undefined) console.warn(`WARNING ${warning}`);
  const place = { snapshot: snapshotDir(), out };
  const before = lastRecord(cache, place);
  const after = keepRecord(cache, place);
  releaseMark(cache);
  releaseMark(WORK_FOLDER);
  const changes = await writeReport({
    snapshot: snapshotDir(),
    out: resolve(out),
    inputs,
    faults,
    before,
    after,
    progress,
  });
  console.log(`\n${changes}\n`);
  const seconds = progress.phases().reduce((sum, phase) => sum + phase.seconds, 0);
  console.log(
    `Built into ${out} in ${seconds.toFixed(1)} s: ${progress.made} pages drawn, ${progress.reused} as before; ${progress.files} files beside them (data, feeds, calendars).`,
  );
  console.log(`Report: ${join(reportDir(), 'index.html')}`);
  return 0;
}

/** The faults that the check wrote, which are read once. */
function takeFaults(file: string): Fault[] {
  if (!existsSync(file)) return [];
  const faults = JSON.parse(readFileSync(file, 'utf8')) as Fault[];
  rmSync(file);
  return faults;
}
