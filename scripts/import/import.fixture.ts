import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSnapshotDir } from '../../tests/fixtures/make-snapshot.ts';
import { snapshotImport } from './command.ts';

export const EXPORTS = 'tests/fixtures/exports';
export const HOST = 'https://media.crm.example';

/** A small snapshot without properties as an import's target, with helpers for tests. */
export function importTarget() {
  const dir = makeSnapshotDir((files) => {
    files.properties = [];
    files.site.mediaHosts = [HOST];
    files.site.marquees = {
      0: { kind: 'none' },
      1: { kind: 'option' },
      3: { kind: 'sold', replacesPrice: true },
    };
    files.languages.languages.push({ code: 'en', use: true }, { code: 'de', use: true });
    for (const [index, WebID] of ['4', '5', '8'].entries())
      files.types.push({ ID: 50 + index, WebID, Name: `Type ${WebID}`, language: 'fr' });
  });
  const rows = (file: string) =>
    JSON.parse(readFileSync(join(dir, 'catalogue', file), 'utf8')) as Record<string, unknown>[];
  return {
    dir,
    rows,
    run: (from: string, path: string, ...more: string[]) =>
      snapshotImport(['--from', from, path, dir, ...more]),
    record: (ID: number, language: string) =>
      rows('properties.json').find((row) => row['ID'] === ID && row['language'] === language),
  };
}
