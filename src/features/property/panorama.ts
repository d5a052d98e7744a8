import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/** The street as it looks from where a property stands. */
export interface Panorama {
  /** Google's frame, which needs no key. */
  src: string;
  /** The same at Google's own address, for who wants no frame. */
  href: string;
}

/** Google's panorama of a property's street; `undefined` where the point is not known, or must not be. */
export function panoramaOf({
  PublishAddress,
  Latitude,
  Longitude,
}: Partial<Pick<PropertyRecord, 'PublishAddress' | 'Latitude' | 'Longitude'>>): Panorama | undefined {
  if (!PublishAddress || Latitude === undefined || Longitude === undefined) return undefined;
  const point = `${Latitude},${Longitude}`;
  return {
    src: `https://www.google.com/maps?layer=c&cbll=${point}&cbp=12,0,0,0,0&output=svembed`,
    href: `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${point}`,
  };
}
