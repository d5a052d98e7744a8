import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { goalOf } from '../../src/snapshot/market.ts';
import { type Random, seeded } from '../random/random.ts';
import { KINDS, SPOTS } from './words.ts';

interface PropertyRow {
  ID: number;
  language: string;
  Goal: number;
  WebID: string;
  [field: string]: unknown;
}

interface CityRow {
  ID: number;
  Name: string;
  Zip: string;
  language: string;
}

const FIRST_ID = 20_000;
const DAY = 86_400_000;
const NEWEST = Date.parse('2026-11-24');

/**
 * Writes a large, varied snapshot: that of `source` with additional made-up properties, each with a record in
 * every language of the sample. Pictures are those of the sample, so that none has to be encoded. The same
 * seed gives the same snapshot.
 * @param count the total number of properties
 * @throws if `target`, which is replaced, contains anything that this function has not written
 */
export function writeLargeSnapshot(source: string, target: string, count: number, seed = 1): void {
  assertOwn(source, target);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // Copied, because the check refuses links that lead out of a snapshot.
  cpSync(source, target, { recursive: true });
  writeFileSync(join(target, MARK), 'made by npm run snapshot:generate\n');
  const own = readRows<PropertyRow>(source, 'properties');
  const templates = [...Map.groupBy(own, ({ ID }) => ID).values()];
  const cities = [...Map.groupBy(readRows<CityRow>(source, 'cities'), ({ ID }) => ID).values()];
  const random = seeded(seed);
  const made = Array.from({ length: Math.max(0, count - templates.length) }, (_, index) =>
    variant(random, FIRST_ID + index, random.pick(templates), random.pick(cities)),
  );
  const file = join(target, 'catalogue', 'properties.json');
  writeFileSync(file, JSON.stringify([...own, ...made.flat()]));
}

const isFree = (target: string): boolean =>
  !existsSync(target) || (statSync(target).isDirectory() && readdirSync(target).length === 0);

/** The file that marks a generated snapshot; its leading dot keeps it from being read as data. */
const MARK = '.generated';

const isMade = (target: string): boolean => existsSync(join(target, MARK));

/** Refuses a folder without the mark, which belongs to the user. */
function assertOwn(source: string, target: string): void {
  for (const file of ['catalogue/properties.json', 'catalogue/cities.json', 'media'])
    if (!existsSync(join(source, file)))
      throw new Error(`There is no ${join(source, file)}: the made-up snapshot begins with a whole one.`);
  const between = relative(resolve(target), resolve(source));
  const holdsSource = !between.startsWith('..') && !isAbsolute(between);
  if (holdsSource || !(isFree(target) || isMade(target)))
    throw new Error(
      `${target} would be deleted with all that is in it, and was not made by this command. Choose a new folder, or remove it yourself.`,
    );
}

const readRows = <T>(dir: string, name: string): T[] =>
  JSON.parse(readFileSync(join(dir, 'catalogue', `${name}.json`), 'utf8')) as T[];

/**
 * A property derived from another, with another place and other figures; they are the same in each language.
 */
function variant(
  random: Random,
  id: number,
  template: readonly PropertyRow[],
  city: readonly CityRow[],
): PropertyRow[] {
  const [first] = template;
  if (!first) return [];
  const day = new Date(NEWEST - random.whole(0, 900) * DAY).toISOString().slice(0, 10);
  const isRent = goalOf(first) === 'rent';
  const price = isRent ? random.whole(45, 250) * 10 : random.whole(90, 900) * 1000;
  const lat = Math.round((50.5 + random.next() * 0.25) * 1e5) / 1e5;
  const lng = Math.round((5.45 + random.next() * 0.28) * 1e5) / 1e5;
  const words = `${random.pick(KINDS[first.WebID] ?? ['Bien'])}, ${random.pick(SPOTS)}`;
  const figures = {
    ID: id,
    RecordFile: `MB-${id}`,
    CreateDate: day,
    ModifyDate: day,
    Marquee: random.chance(0.08) ? 3 : random.chance(0.08) ? 1 : 0,
    PublishPrice: random.chance(0.95) ? '1' : '0',
    Price: price,
    Latitude: lat,
    Longitude: lng,
    EnergyPerformance: first['EnergyPerformance'] == null ? undefined : random.whole(40, 560),
    EPCLabelText: undefined,
    SurfaceLiving: first['SurfaceLiving'] == null ? undefined : random.whole(30, 400),
  };
  return template.map((row) => {
    const { Name: City, Zip } =
      city.find(({ language }) => language === row.language) ?? (city[0] as CityRow);
    return {
      ...row,
      ...figures,
      City,
      Zip,
      TypeDescription:
        row.language === 'fr' ? `${row['TypeDescription']} (${words})` : row['TypeDescription'],
    };
  });
}
