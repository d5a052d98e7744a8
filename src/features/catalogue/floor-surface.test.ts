import { expect, test } from 'vitest';
import { floorSurface } from './floor-surface.ts';

test.each([
  [{ SurfaceLiving: 215, SurfaceTotal: 262, SurfaceGround: 240 }, 215],
  [{ SurfaceTotal: 1250, SurfaceGround: 3400 }, 1250],
  [{ SurfaceStore: 80 }, 80],
  // A building plot: 1.240 m² of ground and no floor.
  [{ SurfaceTotal: 1240, SurfaceGround: 1240 }, undefined],
  [{ SurfaceLiving: 90, SurfaceTotal: 90, SurfaceGround: 90 }, 90],
  [{ SurfaceLiving: 0 }, undefined],
  [{}, undefined],
])('%j has %s m² of floor', (record, expected) => {
  expect(floorSurface(record)).toBe(expected);
});
