import { existsSync } from 'node:fs';
import { join } from 'node:path';
import belgium from '../../../law/belgium.json' with { type: 'json' };
import brussels from '../../../law/brussels.json' with { type: 'json' };
import flanders from '../../../law/flanders.json' with { type: 'json' };
import wallonia from '../../../law/wallonia.json' with { type: 'json' };
import type { Fault } from '../fault.ts';
import { readFile } from '../read-file.ts';
import { schemaFaults } from '../schema-faults.ts';
import { entryAt } from './entry-at.ts';
import { GROUNDS, type Ground, type Law, NAMES } from './names.ts';
import { lawPath, sharedPath } from './paths.ts';
import { type LawFile, lawFile } from './schema.ts';
import { staleValues } from './stale.ts';

/** The product's own files, which every snapshot shares. */
const SHARED: Record<Ground, unknown> = { belgium, brussels, flanders, wallonia };

/**
 * The law of a day: the product's files, in which a snapshot may replace single values by a file of the same
 * name. Its faults, and a warning for values that nobody has checked for a year, are added to `faults`.
 * @param dir the snapshot's folder; `undefined` for the product's files alone
 * @param day in Brussels, such as `2026-11-29`
 * @returns `undefined` after an error
 */
export function readLaw(dir: string | undefined, day: string, faults: Fault[]): Law | undefined {
  const found = GROUNDS.map((ground) => [ground, valuesOf(dir, ground, day, faults)] as const);
  return found.every(([, values]) => values !== undefined)
    ? (Object.fromEntries(found) as unknown as Law)
    : undefined;
}

function valuesOf(
  dir: string | undefined,
  ground: Ground,
  day: string,
  faults: Fault[],
): Record<string, unknown> | undefined {
  const shared = sharedFile(ground, faults);
  const own = ownFile(dir, ground, faults);
  if (!shared || !own) return undefined;
  const values: Record<string, unknown> = {};
  let isWhole = true;
  for (const name of Object.keys(NAMES[ground])) {
    const file = own[name] ? lawPath(ground) : sharedPath(ground);
    const entry = entryAt(own[name] ?? shared[name] ?? [], day);
    if (!entry) {
      isWhole = false;
      faults.push(notYet(file, name, day));
    }
    values[name] = entry?.value;
  }
  faults.push(
    ...staleValues(sharedPath(ground), ground, without(shared, own), day),
    ...staleValues(lawPath(ground), ground, own, day),
  );
  return isWhole ? values : undefined;
}

const without = (shared: LawFile, own: LawFile): LawFile =>
  Object.fromEntries(Object.entries(shared).filter(([name]) => !(name in own)));

function sharedFile(ground: Ground, faults: Fault[]): LawFile | undefined {
  const schema = lawFile(ground, true);
  const result = schema.safeParse(SHARED[ground]);
  if (!result.success)
    faults.push(...schemaFaults(sharedPath(ground), schema, SHARED[ground], result.error.issues));
  return result.data;
}

function ownFile(dir: string | undefined, ground: Ground, faults: Fault[]): LawFile | undefined {
  const path = lawPath(ground);
  if (dir === undefined || !existsSync(join(dir, path))) return {};
  return readFile(dir, path, lawFile(ground, false), {}, faults) as LawFile | undefined;
}

const notYet = (file: string, name: string, day: string): Fault => ({
  level: 'error',
  file,
  pointer: `/${name}`,
  found: `no value of ${name} that holds on ${day}`,
  expected: 'an entry with a validFrom on or before this day',
  hint: 'Keep the entry that holds today in front of those to come.',
});
