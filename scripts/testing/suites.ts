import { join } from 'node:path';
import { type Ended, runNode } from '../process/child.ts';
import { packageCommand } from '../process/package-command.ts';
import { type Count, countPlaywright, countReport, countVitest } from './count.ts';
import { FORMATTERS } from './formatters.ts';
import { ensureWebkit } from './webkit.ts';

export interface Suite {
  name: string;
  /** A suite whose failure makes this one meaningless. */
  needs?: string;
  run(): Promise<Count & { output: string }>;
}

/** Reports and logs of the last run; not in git. */
export const REPORT_DIR = 'report';

const BUILDS = {
  dist: { SNAPSHOT_DIR: 'snapshot' },
  'dist-fixture': { SNAPSHOT_DIR: 'tests/fixtures/snapshot', CACHE_DIR: '.cache/fixture' },
  'dist-one-language': { SNAPSHOT_DIR: 'tests/fixtures/one-language', CACHE_DIR: '.cache/one-language' },
} as const;

/** Outputs of the fixtures, which each run builds again. */
export const FIXTURE_OUTPUTS = ['dist-fixture', 'dist-one-language'];

const asOne = ({ status, output }: Ended): Count & { output: string } => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  notes: status === 0 ? [] : [`exit status ${status}`],
  output,
});

/** A command that counts as one test. */
const command = (name: string, args: readonly string[], env: Record<string, string> = {}): Suite => ({
  name,
  run: async () => asOne(await runNode(args, { env, output: 'capture' })),
});

const build = (out: keyof typeof BUILDS): Suite =>
  command(`build ${out}`, ['scripts/build.ts'], { ...BUILDS[out], OUT_DIR: out });

const snapshotCheck = (dir: string): Suite =>
  command(`snapshot check ${dir}`, ['scripts/snapshot-check.ts', dir]);

function vitest(project: string): Suite['run'] {
  const report = join(REPORT_DIR, `${project}.json`);
  return async () => {
    const { status, output } = await runNode(
      [
        packageCommand('vitest'),
        'run',
        `--project=${project}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { output: 'capture', env: { NO_COLOR: '1' } },
    );
    return { ...countReport(report, countVitest, status), output };
  };
}

async function playwright(): Promise<Count & { output: string }> {
  const report = join(REPORT_DIR, 'e2e.json');
  const { status, output } = await runNode(
    [packageCommand('@playwright/test', 'playwright'), 'test', '--reporter=dot,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, output: 'capture' },
  );
  return { ...countReport(report, countPlaywright, status), output };
}

/** Tests in WebKit. Without this engine they are skipped with a message; with `CI=true` they fail. */
async function engines(): Promise<Count & { output: string }> {
  try {
    await ensureWebkit();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const isDue = process.env['CI'] === 'true';
    return { passed: 0, failed: isDue ? 1 : 0, notes: ['WebKit was not found: not run in it'], output };
  }
  return vitest('engines')();
}

/** What `npm test` runs, in this order. */
export const SUITES: readonly Suite[] = [
  command('biome', [...FORMATTERS.biome, '--error-on-warnings']),
  command('format', [...FORMATTERS.prettier, '--check']),
  command('types', [packageCommand('astro'), 'check', '--minimumFailingSeverity', 'warning']),
  command('knip', [packageCommand('knip')]),
  command('knip without tests', [packageCommand('knip'), '--production']),
  { name: 'unit', run: vitest('unit') },
  { name: 'relay', run: vitest('relay') },
  ...Object.values(BUILDS).map(({ SNAPSHOT_DIR }) => snapshotCheck(SNAPSHOT_DIR)),
  build('dist'),
  build('dist-fixture'),
  build('dist-one-language'),
  { name: 'site', needs: 'build dist', run: vitest('site') },
  { name: 'builds', needs: 'build dist-fixture', run: vitest('builds') },
  { name: 'e2e', needs: 'build dist', run: playwright },
  { name: 'engines', needs: 'build dist', run: engines },
];

/** What `npm run check` runs: everything that needs neither a build nor a browser. */
export const CHECKS = ['biome', 'format', 'types', 'knip', 'unit'];
