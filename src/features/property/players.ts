import type { Multilingual } from '../../snapshot/domain.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { originOf } from '../../ui/embed/provider.ts';
import { recogniseVideo } from '../catalogue/video.ts';
import { panoramaOf } from './panorama.ts';

/**
 * A video or virtual tour of a property: a third party's frame, a file that the page plays, or a link to
 * anything else.
 */
export type Player = { kind: 'video' | 'tour'; href: string } & (
  | { type: 'frame'; src: string }
  | { type: 'file'; mimetype: string }
  | { type: 'link' }
);

/** The types of files that every browser plays. */
const PLAYED = ['video/mp4', 'video/webm'];

function playerOf(kind: Player['kind'], href: string | undefined, mediaHosts: readonly string[]): Player[] {
  if (!href) return [];
  const video = recogniseVideo(href);
  if ('embedUrl' in video) return [{ kind, href, type: 'frame', src: video.embedUrl }];
  const isPlayed =
    video.provider === 'file' && PLAYED.includes(video.mimetype) && mediaHosts.includes(originOf(href));
  return [{ kind, href, ...(isPlayed ? { type: 'file', mimetype: video.mimetype } : { type: 'link' }) }];
}

/**
 * The video and the tour of a property.
 * @param mediaHosts the hosts whose files the pages may play (`site.json`); other files become links
 */
export const playersOf = (
  { VideoUrl, VirtualTourUrl }: Pick<PropertyRecord, 'VideoUrl' | 'VirtualTourUrl'>,
  mediaHosts: readonly string[] = [],
): Player[] => [...playerOf('video', VideoUrl, mediaHosts), ...playerOf('tour', VirtualTourUrl, mediaHosts)];

type Framed = Pick<PropertyRecord, 'VideoUrl' | 'VirtualTourUrl'> & Parameters<typeof panoramaOf>[0];

/** The addresses of all third-party frames that a property's page may show. */
const framesOf = (record: Framed): string[] => {
  const players = playersOf(record).flatMap((player) => (player.type === 'frame' ? [player.src] : []));
  const panorama = panoramaOf(record);
  return panorama ? [...players, panorama.src] : players;
};

/** The origins of a property's frames, which its page's content security policy must allow. */
export const frameOrigins = (record: Framed): string[] => [...new Set(framesOf(record).map(originOf))];

/** The addresses of all properties' frames, in the order of the catalogue, without duplicates. */
export const embedAddresses = (properties: readonly Multilingual<PropertyRecord>[]): string[] => [
  ...new Set(properties.flatMap(({ records }) => Object.values(records)).flatMap(framesOf)),
];
