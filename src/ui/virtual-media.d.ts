/** The snapshot's pictures by their paths below `media/`; made by `scripts/build/media-files.ts`. */
declare module 'virtual:media' {
  type Files<T> = Readonly<Record<string, () => Promise<{ default: T }>>>;
  export const rasters: Files<import('astro').ImageMetadata>;
  export const drawings: Files<import('./media.ts').Drawing>;
}
