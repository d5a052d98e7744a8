import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import { floorSurface } from '../floor-surface.ts';
import type { KeyFigures } from './key-facts.ts';

/** The figures of a record that its card shows. */
export const keyFigures = (record: PropertyRecord): KeyFigures => ({
  bedrooms: record.NumberOfBedRooms ?? 0,
  surface: floorSurface(record),
  ground: record.SurfaceGround,
});
