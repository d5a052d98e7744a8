import type { Translate } from '../../i18n/translator.ts';

/** The texts of the map's frame; keys of the `map` namespace. `{count}` in them is filled in by the frame. */
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

export type LabelKey = (typeof LABEL_KEYS)[number];
export type MapLabels = Record<LabelKey, string>;

/** The frame's texts in one language. */
export const mapLabels = (t: Translate): MapLabels =>
  Object.fromEntries(LABEL_KEYS.map((key) => [key, t(`map:${key}`)])) as MapLabels;
