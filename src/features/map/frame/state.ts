import type { FrameConfig } from '../frame-config.ts';
import type { MapLabels } from '../labels.ts';
import type { MapMessage } from '../message.ts';

/** What the map shows: the last message, and the properties of the last message that had any. */
export interface MapState {
  message: MapMessage;
  properties: NonNullable<MapMessage['propsList']>;
}

/** The state after a message. */
export const nextState = (state: MapState | undefined, message: MapMessage): MapState => ({
  message,
  properties: message.propsList ?? state?.properties ?? [],
});

/** The state with or without a drawn area. */
export const withShape = (
  { message, properties }: MapState,
  shape: MapMessage['messageInfo']['shape'],
): MapState => ({
  message: { ...message, messageInfo: { ...message.messageInfo, shape } },
  properties,
});

/** The frame's texts; those of a message take precedence. */
export const labelsOf = ({ message }: MapState, { labels }: Pick<FrameConfig, 'labels'>): MapLabels =>
  ({ ...labels, ...message.messageInfo.labels }) as MapLabels;

/** The message for a frame that is opened by itself. */
export const EMPTY_MESSAGE: MapMessage = {
  propsList: [],
  messageInfo: { fit: null, highlight: null, neighbourhoods: true, draw: false, shape: null },
  mapType: 'neighbourhood',
  customMarker: null,
  marqueeIgnore: [],
};
