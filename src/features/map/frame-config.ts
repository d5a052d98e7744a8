import polylabel from 'polylabel';
import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';
import { type Multilingual, recordIn } from '../../snapshot/domain.ts';
import {
  type Box,
  boundingBox,
  contains,
  type Point,
  parseRings,
  type Ring,
} from '../../snapshot/geometry.ts';
import type { NeighbourhoodRecord } from '../../snapshot/schema/catalogue.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { hostOf, providerName } from '../../ui/embed/provider.ts';
import { LABEL_KEYS, type MapLabels } from './labels.ts';

/** Longitude and latitude, in the order of GeoJSON. */
type Position = [lng: number, lat: number];

export interface MapNeighbourhood {
  id: string;
  name: string;
  /** The position of the name. */
  at: Position;
  /** The coordinates of a GeoJSON MultiPolygon. */
  outline: Position[][][];
}

/** The configuration of the frame's page, independent of any message. */
export interface FrameConfig {
  locale: Locale;
  labels: MapLabels;
  neighbourhoods: MapNeighbourhood[];
  /** The initial view if there is nothing to show. */
  home: Box;
  /** The style of the online map; empty if the site has none. */
  onlineStyle: string;
  /** The name of the online map's provider. */
  onlineProvider: string;
}

interface ConfigInput {
  locale: Locale;
  defaultLocale: Locale;
  neighbourhoods: readonly Multilingual<NeighbourhoodRecord>[];
  site: Pick<SiteInfo, 'agency' | 'map'>;
}

/** The frame's configuration in one language. Neighbourhoods without an outline are not on the map. */
export function frameConfig({ locale, defaultLocale, neighbourhoods, site }: ConfigInput): FrameConfig {
  const drawn = neighbourhoods.map((entity) => {
    const { Name, Coordinates } = recordIn(entity, locale, defaultLocale).value;
    return { id: entity.id, name: Name, rings: parseRings(Coordinates) };
  });
  return {
    locale,
    labels: pickTexts(texts(locale).map, LABEL_KEYS),
    neighbourhoods: drawn.flatMap(({ id, name, rings }) => {
      const outline = multiPolygon(rings);
      const at = widestPlace(rings, outline);
      return at ? [{ id, name, at, outline }] : [];
    }),
    home: boundingBox(drawn.flatMap(({ rings }) => rings)) ?? around(site.agency),
    onlineStyle: site.map.styleUrl,
    onlineProvider: site.map.styleUrl && providerName(hostOf(site.map.styleUrl)),
  };
}

const position = ({ lat, lng }: Point): Position => [Number(lng.toFixed(5)), Number(lat.toFixed(5))];

const closed = (ring: Ring): Position[] => [...ring, ...ring.slice(0, 1)].map(position);

/** Converts rings by the even-odd rule to GeoJSON polygons: each outline with the holes inside it. */
export function multiPolygon(rings: readonly Ring[]): Position[][][] {
  const within = (ring: Ring, others: readonly Ring[]): boolean =>
    ring[0] !== undefined && contains(ring[0], others);
  const isHole = (ring: Ring): boolean =>
    within(
      ring,
      rings.filter((other) => other !== ring),
    );
  const holes = rings.filter(isHole);
  return rings
    .filter((ring) => !isHole(ring))
    .map((outer) => [closed(outer), ...holes.filter((hole) => within(hole, [outer])).map(closed)]);
}

/**
 * The position for a name: the centre of the largest circle that fits into one of the parts, so that the name
 * is never in a hole, between parts or outside a bent part.
 * @returns `undefined` without parts
 */
function widestPlace(rings: readonly Ring[], outline: readonly Position[][][]): Position | undefined {
  const box = boundingBox(rings);
  if (!box) return undefined;
  // A degree of longitude is shorter than one of latitude; this scaling makes circles round on the ground.
  const narrow = Math.cos((box.south * Math.PI) / 180);
  const exactness = Math.max(box.north - box.south, box.east - box.west) / 200;
  const found = outline.map((part) =>
    polylabel(
      part.map((ring) => ring.map(([lng, lat]) => [lng * narrow, lat])),
      exactness,
    ),
  );
  const [best] = found.sort((a, b) => b.distance - a.distance);
  return best && position({ lat: best[1], lng: best[0] / narrow });
}

/** About ten kilometres around the agency, or around Liège if the agency has no coordinates. */
function around({ latitude = 50.6403, longitude = 5.5714 }: SiteInfo['agency']): Box {
  return { south: latitude - 0.05, west: longitude - 0.08, north: latitude + 0.05, east: longitude + 0.08 };
}
