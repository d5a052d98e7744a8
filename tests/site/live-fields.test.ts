import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeSnapshotDir } from '../fixtures/make-snapshot.ts';
import { buildEnv } from './lib/build-env.ts';
import { withoutEvidence } from './lib/fields/evidence.ts';
import { prepareGround, prepareStage } from './lib/fields/ground.ts';
import { addSettings } from './lib/fields/settings.ts';
import { readOutput, tracesOf } from './lib/fields/traces.ts';
import { marker } from './lib/fields/values.ts';
import { addVariants, type Variant } from './lib/fields/variants.ts';

/** Builds a snapshot and returns its readable files by their paths. */
function build(snapshot: string): Map<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'fields-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const out = join(root, 'dist');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: buildEnv({
      SNAPSHOT_DIR: snapshot,
      OUT_DIR: out,
      CACHE_DIR: join(root, 'cache'),
      REPORT_DIR: join(root, 'report'),
    }),
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return readOutput(out);
}

/**
 * Two sites are built. One has a record for each field of a page, property, project, neighbourhood, article and
 * viewing, that differs from another in this field alone; the two must show differently. The other has everything
 * else set that an editor can set: it must show, by its own words or by what `evidence.ts` names. A new field of a
 * schema is tried by itself, or fails until it is listed. The owners’ files are left out: they are published
 * encrypted, and `owners.test.ts` reads them; `known.json`, which the build writes; and `law/`, see `law.test.ts`.
 */
test('each field of the snapshot has an effect', { timeout: 300_000 }, () => {
  let variants: Variant[] = [];
  const varied = makeSnapshotDir((files) => {
    prepareGround(files);
    variants = addVariants(files);
  });
  const changed = makeSnapshotDir((files) => {
    prepareStage(files);
    addSettings(files);
  });
  const [files, set] = [build(varied), build(changed)];
  const traces = tracesOf(files);
  const everything = [...files].flat().join('\n').toLowerCase();
  const isAlike = ({ number, reference }: Variant) => traces.get(number) === traces.get(reference);
  const isFound = ({ number }: Variant) => everything.includes(marker(number).toLowerCase());
  const named = (found: Variant[]) => found.map(({ subject, field }) => `${subject} ${field}`);

  expect(variants.length).toBeGreaterThan(250);
  expect(named(variants.filter(({ reference }) => !traces.has(reference)))).toEqual([]);
  expect(named(variants.filter((variant) => variant.isControl && !isAlike(variant)))).toEqual([]);
  const without = variants.filter((variant) => !variant.isControl && isAlike(variant) && !isFound(variant));
  // The last one is a field that nothing reads.
  expect(named(without)).toEqual(['planted NobodyReads']);
  expect(withoutEvidence(set, files)).toEqual([]);
});
