import { rmSync } from 'node:fs';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { runNode } from '../process/child.ts';
import { assertReplaceable, makeStaging, outputDir, recover, swapIn } from './folders.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/**
 * Checks the snapshot, builds the site beside the output folder and swaps it in. On any fault the output folder stays
 * as it was. `SNAPSHOT_DIR`, `OUT_DIR` and `CACHE_DIR` choose other folders.
 * @param options for the snapshot's check, such as `--strict`
 * @returns the exit status
 */
export async function buildSite(options: readonly string[] = []): Promise<number> {
  const out = outputDir();
  assertReplaceable(out, { root: process.cwd(), snapshot: snapshotDir() });
  const check = await runNode(['scripts/snapshot-check.ts', ...options], { output: 'capture' });
  if (check.status !== 0) {
    console.error(`${check.output}\nNothing was built; ${out} is as it was.`);
    return check.status;
  }
  console.log(check.output);
  recover(out);
  const staging = makeStaging(out);
  const started = performance.now();
  const { status } = await runNode([ASTRO, 'build'], {
    env: { OUT_DIR: staging, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) {
    rmSync(staging, { recursive: true, force: true });
    console.error(`\nThe build failed; ${out} is as it was.`);
    return 1;
  }
  swapIn(staging, out);
  console.log(`Built into ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}
