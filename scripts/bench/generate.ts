import type { z } from 'zod';
import type { Site } from '../../src/routing/route.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import type { Property, Snapshot } from '../../src/snapshot/domain.ts';
import { groupByLanguage } from '../../src/snapshot/group.ts';
import { anyRecord } from '../../src/snapshot/market.ts';
import { neighbourhoodFinder } from '../../src/snapshot/neighbourhood-of.ts';
import { withLocation, withoutHiddenAddress } from '../../src/snapshot/privacy.ts';
import { property } from '../../src/snapshot/schema/property.ts';
import { type Random, seeded } from '../random/random.ts';
import { EXTRAS, JOINTS, KINDS, PLACES, ROOMS, SPOTS, STATES } from './words.ts';

type RecordInput = z.input<typeof property>;

const DAY = 86_400_000;
const NEWEST = Date.parse('2026-11-30');
const HASH = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

/** The site of a snapshot with made-up properties instead of its own; the same seed gives the same site. */
export function largeSite(snapshot: Snapshot, count: number, seed = 1): Site {
  const random = seeded(seed);
  const neighbourhoodAt = neighbourhoodFinder(snapshot.neighbourhoods.map(anyRecord));
  const records = Array.from({ length: count }, (_, index) =>
    property.parse(recordOf(snapshot, random, index)),
  );
  const properties: Property[] = groupByLanguage(
    records.map((record) =>
      withoutHiddenAddress(
        withLocation(record, record.PublishAddress, neighbourhoodAt),
        record.PublishAddress,
      ),
    ),
  );
  const large = { ...snapshot, properties };
  return { ...large, table: buildRouteTable(large).table };
}

/** Addresses as they are published: a hash of the file, and one for each variant. */
export function pictureUrls(random: Random, formats: readonly string[]): string[] {
  const hash = (length: number) => Array.from({ length }, () => random.pick([...HASH])).join('');
  const file = `0${random.whole(1, 9)}.${hash(8)}`;
  return formats.map((format) => `/_astro/${file}_${hash(random.whole(5, 6))}.${format}`);
}

function recordOf(snapshot: Snapshot, random: Random, index: number): RecordInput {
  const city = anyRecord(random.pick(snapshot.cities));
  const type = random.pick(['1', '1', '1', '1', '8', '8', '8', '9', '4', '5', '6', '2', '7', '3']);
  const isRent = random.chance(0.3);
  const isHome = ['1', '5', '8', '9'].includes(type);
  const isHouse = ['1', '5'].includes(type);
  const some = (share: number, min: number, max: number) =>
    random.chance(share) ? random.whole(min, max) : null;
  return {
    ID: 10_000 + index * 3 + random.whole(0, 2),
    language: city.language,
    WebID: type,
    WebIDs: random.chance(0.05) ? `${type},6` : type,
    Goal: isRent ? 1 : 0,
    City: city.Name,
    Zip: city.Zip,
    MainTypeName: 'Bien',
    TypeDescription: titleOf(random, type),
    RecordFile: `MB-${String(index).padStart(5, '0')}`,
    CreateDate: new Date(NEWEST - random.whole(0, 700) * DAY).toISOString().slice(0, 10),
    Marquee: random.chance(0.08) ? 1 : 0,
    PublishPrice: random.chance(0.93) ? '1' : '0',
    Price: isRent ? random.whole(45, 250) * 10 : priceOf(random),
    PriceUnit: isRent ? 2 : random.chance(0.05) ? 7 : 1,
    PublishAddress: random.chance(0.75) ? '1' : '0',
    Latitude: Math.round((50.5 + random.next() * 0.25) * 1e5) / 1e5,
    Longitude: Math.round((5.45 + random.next() * 0.28) * 1e5) / 1e5,
    NumberOfBedRooms: isHome ? random.whole(1, 6) : null,
    NumberOfBathRooms: isHome ? random.whole(1, 3) : null,
    NumberOfGarages: some(0.4, 1, 3),
    NumberOfParkings: some(0.3, 1, 4),
    SurfaceLiving: type === '4' ? null : random.whole(20, 420),
    SurfaceGround: isHouse || type === '4' ? random.whole(40, 2500) : null,
    EnergyPerformance: isHome && random.chance(0.9) ? random.whole(40, 560) : null,
    HasGarden: isHouse && random.chance(0.7),
    HasTerrace: random.chance(0.4),
    HasLift: type === '8' && random.chance(0.5),
    SmallPictureItem: { Url: `properties/${index}/01.jpg` },
  };
}

/** Most prices are round, some are not. */
const priceOf = (random: Random): number =>
  random.chance(0.8) ? random.whole(90, 900) * 1000 : random.whole(180, 1800) * 500;

function titleOf(random: Random, type: string): string {
  const parts = [random.pick(KINDS[type] ?? ['Bien'])];
  if (random.chance(0.7)) parts.push(random.pick(STATES));
  if (random.chance(0.5)) parts.push(random.pick(ROOMS));
  if (random.chance(0.8)) parts.push(random.pick(JOINTS), random.pick(EXTRAS));
  if (random.chance(0.5)) parts.push('à', random.pick(SPOTS));
  if (random.chance(0.5)) parts.push(random.pick(PLACES));
  return parts.join(' ');
}
