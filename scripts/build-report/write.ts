import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInputs } from '../../src/snapshot/build-plan.ts';
import type { Fault } from '../../src/snapshot/fault.ts';
import type { Progress } from '../progress/progress.ts';
import { diffOf, diffText } from '../snapshot/diff.ts';
import type { Ground } from './layout.ts';
import { movedText } from './moved.ts';
import { reportPage } from './page.ts';
import { findPictures } from './pictures.ts';
import { type BuildRecord, remadePages } from './record.ts';
import { refusalPage } from './refusal.ts';
import { heaviestPages } from './weights.ts';

/** The folder of build reports; neither published nor in git. */
export const reportDir = (): string => process.env['REPORT_DIR'] || 'report';

interface Input {
  /** Where the weights of pages are cached for the next report. */
  weightsFile: string;
  snapshot: string;
  out: string;
  inputs: BuildInputs;
  faults: readonly Fault[];
  before: BuildRecord | undefined;
  after: BuildRecord;
  progress: Progress;
}

/**
 * Writes `report/index.html` after a build.
 * @returns a description of the changes
 */
export async function writeReport({
  weightsFile,
  snapshot,
  out,
  inputs,
  faults,
  before,
  after,
  progress,
}: Input): Promise<string> {
  const isComparable = before?.fingerprint?.version === after.fingerprint.version;
  const diff = before && isComparable ? diffOf(before.fingerprint, after.fingerprint) : undefined;
  const remade = remadePages(before, after);
  const moved = movedText(remade.removed, (path) => existsSync(join(out, path, 'index.html')));
  const page = reportPage({
    ...groundOf(snapshot, after),
    properties: after.fingerprint.properties,
    diff,
    remade,
    moved,
    pages: { made: progress.made, reused: progress.reused },
    faults,
    pictures: await findPictures(join(snapshot, 'media'), inputs.media),
    weights: await heaviestPages(out, after.largest, weightsFile),
    phases: progress.phases(),
  });
  putReport(page);
  return diff
    ? [diffText(diff), moved].filter(Boolean).join('\n')
    : 'This is the first build of this snapshot into this folder; the next one tells what changed.';
}

interface Refusal {
  snapshot: string;
  out: string;
  faults: readonly Fault[];
  strict: boolean;
  /** The record of the last successful build. */
  last: BuildRecord | undefined;
}

/**
 * Writes `report/index.html` after a refused build, so that nobody takes the previous report for this
 * build's.
 */
export function writeRefusal({ snapshot, last, ...refusal }: Refusal): void {
  putReport(refusalPage({ ...groundOf(snapshot, last), ...refusal }));
}

/** Writes a temporary file and renames it, so that a browser never reads half a report. */
function putReport(page: string): void {
  mkdirSync(reportDir(), { recursive: true });
  const file = join(reportDir(), 'index.html');
  writeFileSync(`${file}.part`, page);
  renameSync(`${file}.part`, file);
}

function groundOf(snapshot: string, record: BuildRecord | undefined): Ground {
  const fallback = textOf(snapshot, 'languages.json', 'default') ?? '';
  const paths = record ? pagesOfProperties(record, fallback) : new Map<string, string>();
  const titles = new Map(record?.fingerprint?.properties.map(({ id, title }) => [id, title]));
  return {
    name: textOf(snapshot, 'site.json', 'name') ?? 'The site',
    when: new Date(),
    snapshot,
    pathOf: (id) => paths.get(id),
    titleOf: (id) => titles.get(id),
  };
}

/** A text at the top level of a file; `undefined` if the file is invalid, as in a refused snapshot. */
function textOf(snapshot: string, file: string, key: string): string | undefined {
  try {
    const value = (JSON.parse(readFileSync(join(snapshot, file), 'utf8')) as Record<string, unknown>)[key];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The page of each property: the one whose address ends with its id. */
function pagesOfProperties({ keys }: BuildRecord, language: string): Map<string, string> {
  const paths = Object.entries(keys).filter(
    ([path, key]) => path.startsWith(`/${language}/`) && key.includes(' record:'),
  );
  return new Map(paths.map(([path]) => [/([^/]+)\/$/.exec(path)?.[1] ?? '', path]));
}
