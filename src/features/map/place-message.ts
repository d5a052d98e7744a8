import type { Box } from '../../snapshot/geometry.ts';
import { TAKEN_KINDS } from '../../snapshot/market.ts';
import { boxAround } from './bounds.ts';
import type { MapMessage, MapProperty } from './message.ts';

/** The message of a static map on a page: one property, or a neighbourhood with the properties in it. */
export function placeMessage(
  mapType: 'property' | 'neighbourhood',
  properties: readonly MapProperty[],
  neighbourhood: string | undefined,
  outline: Box | null = null,
): MapMessage {
  return {
    propsList: [...properties],
    messageInfo: {
      fit: outline ?? boxAround(properties),
      highlight: null,
      neighbourhoods: true,
      neighbourhood: neighbourhood ?? null,
      draw: false,
      shape: null,
    },
    mapType,
    customMarker: mapType === 'property' ? { kind: 'pin' } : null,
    marqueeIgnore: [...TAKEN_KINDS],
  };
}
