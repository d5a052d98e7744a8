import { cityName } from '../features/catalogue/address.ts';
import type { CardContext } from '../features/catalogue/card-context.ts';
import { marqueeName, priceOf } from '../features/catalogue/display.ts';
import type { MapProperty } from '../features/map/message.ts';
import type { Property } from '../snapshot/domain.ts';

/**
 * A property as the map shows it: its position, or the area of a hidden address; `undefined` if neither is
 * known.
 */
export function mapProperty(context: CardContext, property: Property): MapProperty | undefined {
  const { value: record } = context.record(property);
  const { Latitude: lat, Longitude: lng, Area } = record;
  const place = lat !== undefined && lng !== undefined ? { lat, lng } : Area;
  if (!place) return undefined;
  return {
    id: property.id,
    ...place,
    price: priceOf(context, record).text.slice(0, 60),
    title: `${record.TypeDescription} – ${cityName(record.City)}`.slice(0, 300),
    href: context.pathOf(`/property/${property.id}/`),
    thumbnail: '',
    marquee: marqueeName(context, record) ?? null,
  };
}
