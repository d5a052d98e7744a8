/** The colours of the map: the site's limestone, slate and green, the water a shade of the same green. */
export const PALETTE = {
  land: '#f6f2ea',
  town: '#eee7da',
  wood: '#e6e9da',
  park: '#dde5d1',
  water: '#c3d6d4',
  waterName: '#56807f',
  casing: '#ddd2be',
  motorway: '#fffdf8',
  rail: '#b9ae9c',
  ink: '#1f2a2e',
  inkSoft: '#5c6664',
  halo: '#f8f5ee',
  green: '#1d5a4c',
  paper: '#fffdf8',
} as const;
