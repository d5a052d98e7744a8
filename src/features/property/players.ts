import type { Multilingual } from '../../snapshot/domain.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { originOf } from '../../ui/embed/provider.ts';
import { recogniseVideo } from '../catalogue/video.ts';
import { panoramaOf } from './panorama.ts';

/** A video or virtual tour of a property: in a third party's frame, or a link to a file or to what is not known. */
export type Player = { kind: 'video' | 'tour'; href: string } & (
  | { type: 'frame'; src: string }
  | { type: 'link' }
);

function playerOf(kind: Player['kind'], href: string | undefined): Player[] {
  if (!href) return [];
  const video = recogniseVideo(href);
  if ('embedUrl' in video) return [{ kind, href, type: 'frame', src: video.embedUrl }];
  return [{ kind, href, type: 'link' }];
}

export const playersOf = ({
  VideoUrl,
  VirtualTourUrl,
}: Pick<PropertyRecord, 'VideoUrl' | 'VirtualTourUrl'>): Player[] => [
  ...playerOf('video', VideoUrl),
  ...playerOf('tour', VirtualTourUrl),
];

type Framed = Pick<PropertyRecord, 'VideoUrl' | 'VirtualTourUrl'> & Parameters<typeof panoramaOf>[0];

/** The addresses of all that a property's page may show in frames of third parties. */
const framesOf = (record: Framed): string[] => {
  const players = playersOf(record).flatMap((player) => (player.type === 'frame' ? [player.src] : []));
  const panorama = panoramaOf(record);
  return panorama ? [...players, panorama.src] : players;
};

/** The origins that a property's frames come from, which its page's content security policy must allow. */
export const frameOrigins = (record: Framed): string[] => [...new Set(framesOf(record).map(originOf))];

/** The addresses of all frames that properties show, in the order of the catalogue, each once. */
export const embedAddresses = (properties: readonly Multilingual<PropertyRecord>[]): string[] => [
  ...new Set(properties.flatMap(({ records }) => Object.values(records)).flatMap(framesOf)),
];
