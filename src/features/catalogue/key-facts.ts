import { formatNumber, formatSurface } from '../../i18n/format.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { CardContext } from './card-context.ts';
import { floorSurface } from './floor-surface.ts';

export interface KeyFact {
  icon: string;
  /** As shown beside the icon. */
  short: string;
  /** As read aloud. */
  long: string;
}

/** The few figures that buyers compare first: bedrooms, surface, ground or parking places. */
export function keyFacts(context: Pick<CardContext, 't' | 'locale'>, record: PropertyRecord): KeyFact[] {
  const { t, locale } = context;
  const surface = floorSurface(record);
  const facts: (KeyFact | undefined)[] = [
    record.NumberOfBedRooms
      ? {
          icon: 'bed-double',
          short: formatNumber(record.NumberOfBedRooms, locale),
          long: t('property:bedrooms', { count: record.NumberOfBedRooms }),
        }
      : undefined,
    surface
      ? {
          icon: 'ruler',
          short: formatSurface(surface, locale),
          long: t('property:surfaceOf', { surface: formatSurface(surface, locale) }),
        }
      : undefined,
    record.SurfaceGround
      ? {
          icon: 'trees',
          short: formatSurface(record.SurfaceGround, locale),
          long: t('property:groundOf', { surface: formatSurface(record.SurfaceGround, locale) }),
        }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined).slice(0, 3);
}
