import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/**
 * The surface that a property is compared by: living, else total, else for storage, in square metres. A building plot's
 * total is its ground, which is told as such and is no floor.
 * @returns `undefined` where there is none
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
