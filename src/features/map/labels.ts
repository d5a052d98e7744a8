/** The texts of the map's frame; keys of the `map` namespace. */
export const LABEL_KEYS = [
  'title',
  'zoomIn',
  'zoomOut',
  'attribution',
  'close',
  'schematic',
  'credits',
  'failed',
  'cluster',
  'several',
  'severalShort',
  'approximate',
  'draw',
  'draw.hint',
  'draw.cancel',
  'draw.erase',
  'online.offer',
  'online.notice',
  'online.agree',
  'online.leave',
  'online.failed',
  'gesture.windows',
  'gesture.mac',
  'gesture.touch',
] as const;

export type MapLabels = Record<(typeof LABEL_KEYS)[number], string>;
