import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, isError, SnapshotError } from './fault.ts';
import { readFile } from './read-file.ts';
import { type OwnerRecord, owner } from './schema/owner.ts';

/**
 * The owners of a snapshot, with the faults of their files. They are not part of `Snapshot`, so that no page,
 * data file or cache of the build ever holds their data unencrypted.
 * @param propertyIds the catalogue's ids, if it could be read
 */
export function readOwners(
  dir: string,
  propertyIds?: ReadonlySet<number>,
): { owners: OwnerRecord[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const files = existsSync(join(dir, 'owners'))
    ? readdirSync(join(dir, 'owners'))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
  const owners = files.flatMap((name) => {
    const record = readFile(dir, `owners/${name}`, owner, {}, faults) as OwnerRecord | undefined;
    return record ? [{ record, file: `owners/${name}` }] : [];
  });
  for (const entry of owners) faults.push(...ownerFaults(entry.record, entry.file, propertyIds));
  const holder = new Map<string, string>();
  for (const { record, file } of owners) {
    const email = record.Email.toLowerCase();
    const other = holder.get(email);
    if (other) faults.push(fault(file, '/Email', record, `the e-mail address of ${other} too`, SAME_EMAIL));
    holder.set(email, file);
  }
  return { owners: owners.map(({ record }) => record), faults };
}

/** The owners of a snapshot that must be valid. */
export function loadOwners(dir: string): OwnerRecord[] {
  const { owners, faults } = readOwners(dir);
  if (faults.some(isError)) throw new SnapshotError(faults);
  return owners;
}

type Advice = readonly [expected: string, hint: string];
const SAME_EMAIL: Advice = ['an address for each owner', 'Owners log in with it. Give one of them another.'];
const FILE_NAME: Advice = ['the name of the file', 'Rename the file, or correct the ID.'];
const TWICE: Advice = ['each property once', 'Put both together.'];
const NO_PROPERTY: Advice = ['a property of catalogue/properties.json', 'Correct the ID, or wait for it.'];
const TWO_SERIES: Advice = ['each source once', 'Put both series together.'];
const TOO_LONG: Advice = ['days up to Updated', 'Correct From, or shorten Daily.'];

const fault = (
  file: string,
  pointer: string,
  { ID }: OwnerRecord,
  found: string,
  [expected, hint]: Advice,
  level: Fault['level'] = 'error',
): Fault => ({ level, file, pointer, id: String(ID), found, expected, hint });

function ownerFaults(record: OwnerRecord, file: string, propertyIds?: ReadonlySet<number>): Fault[] {
  const faults: Fault[] = [];
  const add = (...[pointer, found, advice, level]: [string, string, Advice, Fault['level']?]) =>
    faults.push(fault(file, pointer, record, found, advice, level));
  if (file !== `owners/${record.ID}.json`) add('/ID', `${record.ID} in ${file}`, FILE_NAME);
  record.properties.forEach((property, index) => {
    const place = `/properties/${index}`;
    const isFirst =
      record.properties.findIndex((other) => other.PropertyID === property.PropertyID) === index;
    if (!isFirst) add(`${place}/PropertyID`, `${property.PropertyID} a second time`, TWICE);
    // An owner may be invited before their property is published.
    if (propertyIds && !propertyIds.has(property.PropertyID))
      add(`${place}/PropertyID`, `the unknown property ${property.PropertyID}`, NO_PROPERTY, 'warning');
    property.statistics.forEach((series, at) => {
      const path = `${place}/statistics/${at}`;
      if (property.statistics.findIndex(({ Source }) => Source === series.Source) !== at)
        add(`${path}/Source`, `"${series.Source}" a second time`, TWO_SERIES);
      if (series.Daily.length > 0 && lastDay(series) > record.Updated)
        add(`${path}/Daily`, `numbers up to ${lastDay(series)}`, TOO_LONG);
    });
  });
  return faults;
}

/** The day of the last number in a series; `undefined` for an empty series. */
const lastDay = ({ From, Daily }: { From: string; Daily: readonly number[] }): string =>
  new Date(Date.parse(`${From}T00:00:00Z`) + (Daily.length - 1) * 86_400_000).toISOString().slice(0, 10);
