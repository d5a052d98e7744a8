import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/**
 * The surface by which properties are compared, in square metres: living, else total, else for storage. The
 * total of a building plot is its ground, which is not a floor.
 * @returns `undefined` if there is none
 */
export function floorSurface({
  SurfaceLiving,
  SurfaceTotal,
  SurfaceStore,
  SurfaceGround,
}: Partial<Pick<PropertyRecord, 'SurfaceLiving' | 'SurfaceTotal' | 'SurfaceStore' | 'SurfaceGround'>>):
  | number
  | undefined {
  const total = SurfaceTotal === SurfaceGround ? undefined : SurfaceTotal;
  return (SurfaceLiving ?? total ?? SurfaceStore) || undefined;
}
