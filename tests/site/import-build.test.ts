import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { snapshotImport } from '../../scripts/import/command.ts';
import { snapshotCheck } from '../../scripts/snapshot/check.ts';
import { makeSnapshotDir } from '../fixtures/make-snapshot.ts';
import { buildEnv } from './lib/build-env.ts';

test('an imported export passes the check of the snapshot, and is built', { timeout: 120_000 }, async () => {
  const snapshot = makeSnapshotDir((files) => {
    files.languages.languages = [{ code: 'fr', use: true }];
    files.properties = [];
    files.site.mediaHosts = ['https://media.crm.example'];
  });
  const from = (name: string) => join(snapshot, '..', `${name}-${process.pid}`);
  const [out, cache, report] = [from('import-site'), from('import-cache'), from('import-report')];
  onTestFinished(() => {
    for (const dir of [out, cache, report]) rmSync(dir, { recursive: true, force: true });
  });
  const imported = await snapshotImport(['--from', 'whise', 'tests/fixtures/exports/whise.json', snapshot]);
  expect(imported).toMatchObject({ status: 0 });
  expect(snapshotCheck([snapshot])).toMatchObject({ status: 0, err: '' });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: buildEnv({ SNAPSHOT_DIR: snapshot, OUT_DIR: out, CACHE_DIR: cache, REPORT_DIR: report }),
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const page = readFileSync(join(out, 'fr/a-vendre/liege/maison-de-ville-et-jardin/5001/index.html'), 'utf8');
  expect(page).toContain('Maison de ville et jardin</h1>');
  expect(page).toMatch(/315.000/);
});
