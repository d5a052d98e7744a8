import type { Snapshot } from '../../snapshot/domain.ts';
import { type Fault, show } from '../../snapshot/fault.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { playersOf } from './players.ts';

/**
 * Warns of videos that a property's page can only link to, because no player takes them (specification,
 * section 5); most often the address was not copied completely. Tours are not checked: each provider is
 * different, and a link to one is intended.
 * @returns one warning for each address of a property, with the languages of its records
 */
export const videoWarnings = ({ properties, site }: Pick<Snapshot, 'properties' | 'site'>): Fault[] =>
  properties.flatMap(({ id, records }) => {
    const linked = Object.values(records).filter((record) => isOnlyLinked(record, site.mediaHosts));
    return [...Map.groupBy(linked, ({ VideoUrl }) => VideoUrl)].map(
      ([address, alike]): Fault => ({
        level: 'warning',
        file: 'catalogue/properties.json',
        pointer: '',
        id: `${id} (${alike.map(({ language }) => language).join(', ')})`,
        found: `the VideoUrl ${show(address)}, which no player takes`,
        expected:
          'a video of YouTube, Vimeo, Facebook, Matterport, TVL or Yisual, or an https address of an mp4 or webm file on a host of "mediaHosts" in site.json',
        hint: 'The page only links to it. Copy the whole address of the video from its page.',
      }),
    );
  });

const isOnlyLinked = ({ VideoUrl }: PropertyRecord, mediaHosts: readonly string[]): boolean =>
  playersOf({ VideoUrl, VirtualTourUrl: undefined }, mediaHosts).some(({ type }) => type === 'link');
