import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/** A street panorama at a property's position. */
export interface Panorama {
  /** The address of Google's frame, which needs no key. */
  src: string;
  /** The same panorama on Google's site, for visitors who do not want the frame. */
  href: string;
}

/** Google's panorama of a property's street; `undefined` if the position is unknown or hidden. */
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
