import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInputs } from '../../src/snapshot/build-inputs.ts';
import type { Fault } from '../../src/snapshot/fault.ts';
import type { Progress } from '../output/progress.ts';
import { diffOf, diffText } from '../snapshot/diff.ts';
import { reportPage } from './page.ts';
import { findPictures } from './pictures.ts';
import { type BuildRecord, remadePages } from './record.ts';
import { heaviestPages } from './weights.ts';

/** Reports of builds; not published, not in git. */
export const reportDir = (): string => process.env['REPORT_DIR'] || 'report';

interface Input {
  snapshot: string;
  out: string;
  inputs: BuildInputs;
  faults: readonly Fault[];
  before: BuildRecord | undefined;
  after: BuildRecord;
  progress: Progress;
}

/**
 * Writes `report/index.html` about a build that is done.
 * @returns what changed, in words
 */
export async function writeReport({
  snapshot,
  out,
  inputs,
  faults,
  before,
  after,
  progress,
}: Input): Promise<string> {
  const diff = before && diffOf(before.fingerprint, after.fingerprint);
  const { name, default: fallback } = settings(snapshot);
  const paths = pagesOfProperties(after, fallback);
  const page = reportPage({
    name,
    when: new Date(),
    snapshot,
    out,
    pathOf: (id) => paths.get(id),
    diff,
    remade: remadePages(before, after),
    pages: { made: progress.made, reused: progress.reused },
    faults,
    pictures: await findPictures(join(snapshot, 'media'), inputs.media),
    weights: heaviestPages(out),
    phases: progress.phases(),
  });
  mkdirSync(reportDir(), { recursive: true });
  const file = join(reportDir(), 'index.html');
  writeFileSync(`${file}.part`, page);
  renameSync(`${file}.part`, file);
  return diff
    ? diffText(diff)
    : 'This is the first build of this snapshot into this folder; the next one tells what changed.';
}

function settings(snapshot: string): { name: string; default: string } {
  const json = (file: string) =>
    JSON.parse(readFileSync(join(snapshot, file), 'utf8')) as { name: string; default: string };
  return { name: json('site.json').name, default: json('languages.json').default };
}

/** A property's page is the one whose address ends with its id. */
function pagesOfProperties({ keys }: BuildRecord, language: string): Map<string, string> {
  const paths = Object.entries(keys).filter(
    ([path, key]) => path.startsWith(`/${language}/`) && key.includes(' record:'),
  );
  return new Map(paths.map(([path]) => [/([^/]+)\/$/.exec(path)?.[1] ?? '', path]));
}
