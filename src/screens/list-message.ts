import type { MapViewProps } from '../features/listing/map-view.ts';
import type { CatalogueRow } from '../features/listing/row.ts';
import { boxAround } from '../features/map/bounds.ts';
import type { MapMessage, MapProperty } from '../features/map/message.ts';
import { TAKEN_KINDS } from '../snapshot/market.ts';

/** The rows that have a place, in the map's form. The same rows give the same objects. */
export function mapProperties(
  rows: readonly CatalogueRow[],
  variants: MapViewProps['variants'],
): MapProperty[] {
  const small = variants.findIndex(({ format }) => format === 'webp');
  return rows.flatMap((row) => {
    const { id, place, priceText, title, city, path, marquee } = row;
    if (!place) return [];
    const { lat, lng, radius } = place;
    return {
      id: String(id),
      lat,
      lng,
      ...(radius > 0 && { radius }),
      price: priceText.slice(0, 60),
      title: `${title} – ${city.name}`.slice(0, 300),
      href: path,
      thumbnail: row.pictures[small] ?? '',
      marquee: marquee ? { name: marquee.name.slice(0, 60), kind: marquee.kind } : null,
    };
  });
}

/**
 * The message from the list to the map. Unless the visitor has chosen a view, the map fits the results and
 * the drawn area.
 * @param propsList from `mapProperties`; the same array as long as the rows are the same
 */
export function listMessage(
  propsList: MapProperty[],
  { seen, shape, highlighted }: Pick<MapViewProps, 'seen' | 'shape' | 'highlighted'>,
): MapMessage {
  return {
    propsList,
    messageInfo: {
      fit: seen ?? boxAround([...propsList, ...(shape ?? [])]),
      exact: seen !== undefined,
      highlight: highlighted[0] === undefined ? null : String(highlighted[0]),
      neighbourhoods: true,
      draw: true,
      shape: shape ? shape.map(({ lat, lng }) => ({ lat, lng })) : null,
    },
    mapType: 'list',
    customMarker: null,
    marqueeIgnore: [...TAKEN_KINDS],
  };
}
