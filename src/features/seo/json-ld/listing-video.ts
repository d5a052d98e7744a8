import type { VideoObject } from 'schema-dts';
import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import { cityName } from '../../catalogue/address.ts';
import { isoDate } from '../../catalogue/iso-date.ts';
import { recogniseVideo, THUMBNAIL_QUALITIES, videoThumbnail } from '../../catalogue/video.ts';
import { compact } from './compact.ts';

/**
 * A property's film, for search engines' results of videos. They demand a still picture, so a film whose
 * provider gives none is left out. Browsers load nothing of it.
 */
export function listingVideo(
  record: Pick<PropertyRecord, 'VideoUrl' | 'TypeDescription' | 'City' | 'CreateDate'>,
): VideoObject | undefined {
  const video = recogniseVideo(record.VideoUrl ?? '');
  const thumbnailUrl = THUMBNAIL_QUALITIES.flatMap((quality) => videoThumbnail(video, quality) ?? []);
  if (thumbnailUrl.length === 0 || !('embedUrl' in video)) return undefined;
  return compact({
    '@type': 'VideoObject',
    name: `${record.TypeDescription} – ${cityName(record.City)}`,
    embedUrl: video.embedUrl,
    thumbnailUrl,
    uploadDate: record.CreateDate && isoDate(record.CreateDate),
  });
}
