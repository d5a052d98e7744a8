import { cityName } from '../features/catalogue/address.ts';
import type { CardContext } from '../features/catalogue/card-context.ts';
import { marqueeName, priceOf } from '../features/catalogue/display.ts';
import { formatCurrency } from '../features/catalogue/price.ts';
import type { MapProperty } from '../features/map/message.ts';
import { isSoldOut, priceFrom } from '../features/projects/units.ts';
import type { PropertyLocation } from '../snapshot/displace.ts';
import type { Project, Property } from '../snapshot/domain.ts';
import type { PropertyRecord } from '../snapshot/schema/property.ts';

/**
 * A property as the map shows it: its position, or the area of a hidden address; `undefined` if neither is
 * known.
 */
export function mapProperty(context: CardContext, property: Property): MapProperty | undefined {
  const { value: record } = context.record(property);
  const place = placeOf(record);
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

/** A project as the map shows it, in the same way; its marker names the lowest price, or that it is sold out. */
export function mapProject(context: CardContext, project: Project): MapProperty | undefined {
  const { value: record } = context.record(project);
  const { t } = context;
  const place = placeOf(record);
  if (!place) return undefined;
  const from = priceFrom(record.Units);
  return {
    id: project.id,
    ...place,
    price: (from === undefined
      ? t('property:price.onRequest')
      : t('listing:project.from', { price: formatCurrency(from) })
    ).slice(0, 60),
    title: `${record.Name} – ${cityName(record.City)}`.slice(0, 300),
    href: context.pathOf(`/project/${project.id}/`),
    thumbnail: '',
    marquee: isSoldOut(record) ? { name: t('listing:project.soldOut').slice(0, 60), kind: 'sold' } : null,
  };
}

type Placed = Pick<PropertyRecord, 'Latitude' | 'Longitude'> & PropertyLocation;

const placeOf = ({ Latitude: lat, Longitude: lng, Area }: Placed) =>
  lat !== undefined && lng !== undefined ? { lat, lng } : Area;
