import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildInputs, Share } from '../../src/snapshot/build-plan.ts';
import type { Fault } from '../../src/snapshot/fault.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { type BuildRecord, keepRecord, lastRecord, newRecordFile } from '../build-report/record.ts';
import { reportDir, writeRefusal, writeReport } from '../build-report/write.ts';
import { listenToSignals, runNode } from '../process/child.ts';
import { packageCommand } from '../process/package-command.ts';
import { Progress } from '../progress/progress.ts';
import { showProgress } from '../progress/show-progress.ts';
import { Marks, WORK_FOLDER } from './build-mark.ts';
import { checkSnapshot, endedBy } from './check-snapshot.ts';
import { assertReplaceable, outputDir } from './folders.ts';
import { HeldLines } from './held-lines.ts';
import {
  cacheDir,
  codeDigest,
  readInputs,
  snapshotState,
  storeDir,
  wholeDigest,
  writePlan,
} from './inputs.ts';
import { keepKnown, lostAddresses, newKnownFile } from './known.ts';
import { clearLeftovers } from './leftovers.ts';
import { MEMORY } from './memory.ts';
import { SHARE_FILE } from './merge.ts';
import { readBuildOptions } from './options.ts';
import { dropPreviousOutput, keepPreviousOutput } from './previous-output.ts';
import { makeStaging, recover, swapIn } from './swap.ts';

/** The output folder of a share of the pages. */
const shareDir = ({ index, count }: Share): string => join('dist-shards', `${index}-of-${count}`);

/**
 * Checks the snapshot, builds the site beside the output folder and swaps it in. After any fault the output
 * folder stays as it was. Unchanged pages are reused from the last build. `SNAPSHOT_DIR`, `OUT_DIR` and
 * `CACHE_DIR` choose other folders.
 * @returns the exit status
 */
export async function buildSite(args: readonly string[] = []): Promise<number> {
  listenToSignals();
  const { full, strict, share } = readBuildOptions(args);
  const out = share ? shareDir(share) : outputDir();
  const cache = cacheDir();
  assertReplaceable(out, { root: process.cwd(), snapshot: snapshotDir(), cache });
  const lost = lostAddresses(cache, snapshotDir());
  if (lost !== undefined) {
    console.error(`${lost}\n\nNothing was built; ${out} is as it was.`);
    return 1;
  }
  const progress = new Progress();
  const marks = new Marks([WORK_FOLDER, cache]);
  const isFull = !marks.endedWell || full;
  clearLeftovers(cache);
  for (const warning of recover(out)) console.warn(`WARNING ${warning}`);
  // Astro does not delete the bundled code of a killed build.
  rmSync(join(WORK_FOLDER, '.prerender'), { recursive: true, force: true });
  const staging = makeStaging(out);
  // Deleting a large output takes long, so it runs in the background.
  const emptied = isFull ? dropPreviousOutput(storeDir(cache)) : undefined;
  const inputs = readInputs(snapshotDir(), cache);
  const plan = {
    inputs,
    store: storeDir(cache),
    full: isFull,
    share,
    record: newRecordFile(cache),
    // A share does not write to the snapshot, because the other shares are built from it; the merge does.
    known: share ? undefined : newKnownFile(cache),
  };
  const planFile = writePlan(plan, cache);
  const state = snapshotState(snapshotDir());
  const checked = checkSnapshot(strict);
  const lines = new HeldLines((line) => {
    const shown = progress.line(line);
    if (shown !== undefined) console.log(shown);
  });
  const built = runNode([...MEMORY, packageCommand('astro'), 'build', ...(isFull ? ['--force'] : [])], {
    env: { OUT_DIR: staging, BUILD_PLAN: planFile, ASTRO_TELEMETRY_DISABLED: '1' },
    // The code is bundled while the snapshot is checked; nothing is rendered before that is done, and shown after it.
    go: checked.then(({ status }) => status === 0),
    onLine: lines.add,
  });
  const check = await checked;
  const giveUp = (message: string, status: number) => {
    writeRefusal({
      snapshot: snapshotDir(),
      out: resolve(out),
      faults: check.faults,
      strict,
      last: lastRecord(cache, { snapshot: snapshotDir(), out }),
    });
    for (const left of [staging, newKnownFile(cache), newRecordFile(cache), planFile])
      rmSync(left, { recursive: true, force: true });
    console.error(message);
    return status;
  };
  if (check.status !== 0) {
    await built;
    // Nothing was rendered, so that the next build may go on from the last one.
    marks.takeBack();
    return giveUp(
      `${check.output}\nNothing was built; ${out} is as it was. Report: ${join(reportDir(), 'index.html')}`,
      check.status,
    );
  }
  console.log(check.output);
  progress.begin('bundle');
  const hide = showProgress(progress);
  lines.release();
  // Reading the record of a large site takes time, so it runs while other processes work.
  const before = lastRecord(cache, { snapshot: snapshotDir(), out });
  const { status, signal } = await built;
  hide();
  progress.end();
  if (signal) console.error(endedBy('The process that builds', signal));
  if (status !== 0) return giveUp(`\nThe build failed; ${out} is as it was.`, 1);
  if (snapshotState(snapshotDir()) !== state)
    return giveUp(`\nThe snapshot changed while it was built; ${out} is as it was. Build again.`, 1);
  if (codeDigest() !== inputs.code)
    return giveUp(`\nThe code changed while the site was built; ${out} is as it was. Build again.`, 1);
  rmSync(planFile, { force: true });
  if (share)
    writeFileSync(
      join(staging, SHARE_FILE),
      JSON.stringify({ ...share, inputs: wholeDigest(snapshotDir(), inputs) }),
    );
  let kept: Promise<string | undefined> | undefined;
  swapIn(staging, out, (replaced) => {
    const isAlike = progress.reused > progress.made;
    kept = Promise.resolve(emptied).then(() => keepPreviousOutput(replaced, storeDir(cache), isAlike));
  });
  try {
    await tell({
      out,
      isShare: share !== undefined,
      cache,
      inputs,
      faults: check.faults,
      progress,
      before,
    });
  } catch (error) {
    throw new Error(`The new site is in ${out}, whole. What follows it failed: ${(error as Error).message}`);
  } finally {
    for (const warning of [await emptied, await kept])
      if (warning !== undefined) console.warn(`WARNING ${warning}`);
    // Only here, because until then the store belongs to this build.
    marks.release();
  }
  return 0;
}

interface Built {
  out: string;
  isShare: boolean;
  cache: string;
  inputs: BuildInputs;
  faults: readonly Fault[];
  progress: Progress;
  /** The record of the last build of this snapshot into this folder. */
  before: BuildRecord | undefined;
}

/** Saves what the next build needs from a finished one, writes the report, and prints what changed. */
async function tell({ out, isShare, cache, ...built }: Built): Promise<void> {
  const warning = isShare ? undefined : keepKnown(newKnownFile(cache), snapshotDir(), cache);
  if (warning !== undefined) console.warn(`WARNING ${warning}`);
  const changes = await writeReport({
    weightsFile: join(cache, 'page-weights.json'),
    snapshot: snapshotDir(),
    out: resolve(out),
    after: keepRecord(cache, { snapshot: snapshotDir(), out }),
    ...built,
  });
  const { progress } = built;
  const seconds = progress.phases().reduce((sum, phase) => sum + phase.seconds, 0);
  console.log(`
${changes}

Built into ${out} in ${seconds.toFixed(1)} s: ${progress.made} pages rendered, ${progress.reused} as before; ${progress.files} files beside them (data, feeds, calendars).
Report: ${join(reportDir(), 'index.html')}`);
}
