import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { usedLocales } from '../../src/snapshot/domain.ts';
import { type Fault, isError } from '../../src/snapshot/fault.ts';
import { readSnapshot } from '../../src/snapshot/read.ts';
import { languages as languagesSchema } from '../../src/snapshot/schema/shell.ts';
import { diffOf, diffText } from '../snapshot/diff.ts';
import { fingerprintOf } from '../snapshot/fingerprint.ts';
import { faultReport } from '../snapshot/report.ts';
import { assemble, type CityRow, type PropertyRow, type Target } from './assemble.ts';
import { Notes } from './notes.ts';
import { copyPictures, hostsOf, type PlacedPicture, placePictures } from './pictures.ts';
import { readExport } from './read-export.ts';
import { type Source, SourceError, type SourceOptions } from './source.ts';

export interface ImportOptions extends SourceOptions {
  source: Source;
  /** The export: a file or a folder. */
  from: string;
  /** The snapshot that is changed. */
  snapshot: string;
  pictures: 'keep' | 'copy';
  dryRun: boolean;
  allowShrink: boolean;
}

export interface ImportOutcome {
  status: 0 | 1;
  out: string;
}

/** If more than this share of the properties would disappear, the import needs confirmation. */
const LOSS = 0.2;

const PROPERTIES = 'catalogue/properties.json';
const CITIES = 'catalogue/cities.json';

/**
 * Turns an export into the snapshot's properties and cities. Nothing is written if the result would have an
 * error, if more than a fifth of the properties would disappear, or in a dry run. Importing the same export
 * again changes nothing.
 * @throws SourceError if the export cannot be read
 */
export async function runImport(options: ImportOptions): Promise<ImportOutcome> {
  const { source, snapshot, dryRun } = options;
  const notes = new Notes();
  const { documents, folder } = readExport(options.from, source);
  const found = source.read(documents, notes, options);
  const placed: PlacedPicture[] = [];
  const result = assemble(source.name, found, targetOf(snapshot), notes, (ID, property) => {
    const pictures = placePictures(ID, property, { remote: options.pictures, folder }, notes);
    placed.push(...pictures);
    return pictures;
  });
  const hosts = hostsOf(placed).filter((host) => !mediaHosts(snapshot).includes(host));
  const report = [
    `${count(result.properties.length, 'record', 'records')} of ${count(countOf(result.properties), 'property', 'properties')} from ${count(documents.length, 'file', 'files')}.`,
    result.newCities.length > 0 && `New cities: ${result.newCities.join(', ')}.`,
    hosts.length > 0 &&
      `Pictures stay on ${hosts.join(', ')}: add to "mediaHosts" in site.json, or import with --pictures copy.`,
    notes.toString(),
  ];
  const end = (status: 0 | 1, ...more: (string | false)[]): ImportOutcome => ({
    status,
    out: [...report, ...more].filter(Boolean).join('\n\n'),
  });

  const lost = lossOf(readRows<PropertyRow>(snapshot, PROPERTIES), result.properties);
  if (lost.share > (notes.isPartial ? 0 : LOSS) && !options.allowShrink)
    return end(
      1,
      `Refused: ${lost.ids.length} of ${lost.before} properties would disappear (${lost.ids.slice(0, 10).join(', ')}${lost.ids.length > 10 ? ', …' : ''}), ${notes.isPartial ? 'and the export is a partial one' : 'more than a fifth'}. Nothing was changed. If that is right, import again with --allow-shrink.`,
    );

  const { faults, diff } = tryOut(snapshot, result, placed, hosts);
  const errors = faults.filter(isError);
  if (errors.length > 0)
    return end(
      1,
      faultReport(errors),
      `Refused: the result has ${errors.length} error(s). Nothing was changed.`,
    );
  if (dryRun) return end(0, diff, 'A dry run: nothing was changed.');
  if (hosts.length > 0)
    return end(1, 'Refused: browsers would not load these pictures. Nothing was changed.');
  const { written, failed } = await copyPictures(join(snapshot, 'media'), placed);
  if (failed.length > 0)
    return end(
      1,
      ['Refused: these pictures could not be fetched.', ...failed].join('\n  '),
      'Only pictures were written.',
    );
  writeRows(snapshot, CITIES, result.cities);
  writeRows(snapshot, PROPERTIES, result.properties);
  return end(0, diff, `${written} picture(s) copied. Next: npm run build.`);
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const countOf = (rows: readonly PropertyRow[]): number => new Set(rows.map(({ ID }) => ID)).size;

function readRows<T>(snapshot: string, file: string): T[] {
  return existsSync(join(snapshot, file)) ? (readJson(snapshot, file) as T[]) : [];
}

/** @throws SourceError if the snapshot has no such file, or an invalid one */
function readJson(snapshot: string, file: string): unknown {
  const path = join(snapshot, file);
  if (!existsSync(path))
    throw new SourceError(
      `There is no ${path}, so ${snapshot} is no snapshot to import into. Correct the folder, or put the file back.`,
    );
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new SourceError(
      `${path} is broken JSON: ${(error as Error).message}. Put a whole one back; npm run snapshot:check names what is wrong.`,
    );
  }
}

/**
 * Writes a temporary file and renames it, so that an interruption leaves the old or the new file. An equal
 * file is not written.
 */
function writeRows(snapshot: string, file: string, rows: readonly object[]): void {
  const path = join(snapshot, file);
  const text = `${JSON.stringify(rows, null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

function targetOf(snapshot: string): Target {
  const parsed = languagesSchema.safeParse(readJson(snapshot, 'languages.json'));
  if (!parsed.success)
    throw new SourceError(
      `${join(snapshot, 'languages.json')} is not as it should be; npm run snapshot:check tells what is wrong in it.`,
    );
  const languages = parsed.data;
  return {
    languages: { default: languages.default, used: usedLocales(languages) },
    types: readRows(snapshot, 'catalogue/types.json'),
    cities: readRows<CityRow>(snapshot, CITIES),
    marquees: (readJson(snapshot, 'site.json') as { marquees: Target['marquees'] }).marquees,
  };
}

const mediaHosts = (snapshot: string): string[] =>
  (readJson(snapshot, 'site.json') as { mediaHosts?: string[] }).mediaHosts ?? [];

function lossOf(before: readonly PropertyRow[], after: readonly PropertyRow[]) {
  const kept = new Set(after.map(({ ID }) => ID));
  const ids = [...new Set(before.map(({ ID }) => ID))];
  const lost = ids.filter((ID) => !kept.has(ID));
  return { before: ids.length, ids: lost, share: ids.length === 0 ? 0 : lost.length / ids.length };
}

/** Reads the snapshot with the result, its pictures and its hosts, in a temporary folder. */
function tryOut(
  snapshot: string,
  result: { properties: readonly PropertyRow[]; cities: readonly CityRow[] },
  pictures: readonly PlacedPicture[],
  hosts: readonly string[],
): { faults: Fault[]; diff: string } {
  const dir = mkdtempSync(join(tmpdir(), 'import-'));
  const planned = new Set(pictures.flatMap(({ url, from }) => (from === undefined ? [] : [url])));
  try {
    const media = resolve(snapshot, 'media');
    cpSync(snapshot, dir, { recursive: true, filter: (path) => resolve(path) !== media });
    writeRows(dir, PROPERTIES, result.properties);
    writeRows(dir, CITIES, result.cities);
    const site = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as { mediaHosts?: string[] };
    writeFileSync(
      join(dir, 'site.json'),
      JSON.stringify({ ...site, mediaHosts: [...(site.mediaHosts ?? []), ...hosts] }),
    );
    const { snapshot: after, faults } = readSnapshot(dir, { dir: snapshot, planned });
    const before = readSnapshot(snapshot).snapshot;
    if (!before || !after) return { faults, diff: '' };
    // The hosts were added to site.json only for the trial.
    const trial = { ...after, site: before.site };
    return { faults, diff: diffText(diffOf(fingerprintOf(before), fingerprintOf(trial))) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
