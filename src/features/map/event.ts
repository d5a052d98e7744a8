import type { Box, Point } from '../../snapshot/geometry.ts';

/** What the map's frame posts to the surrounding page. Coordinates are degrees, rounded to some metres. */
export type MapEvent =
  /** The frame is listening; a message sent before may be lost. */
  | { type: 'ready' }
  /** A marker was pressed; it stands for several properties if they share a point. */
  | { type: 'select'; ids: string[] }
  /** The pointer or the focus entered or left a marker. */
  | { type: 'hover'; ids: string[] }
  | { type: 'leave' }
  /** The visitor moved the map. */
  | { type: 'area'; box: Box }
  /** The visitor drew an area, or erased it (`null`). */
  | { type: 'shape'; shape: Point[] | null }
  /** No map can be shown. */
  | { type: 'failed'; reason: 'webgl' | 'style' };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string');
const areNumbers = (value: unknown, keys: readonly string[]): boolean =>
  isFields(value) && keys.every((key) => Number.isFinite(value[key]));

const CHECKS: Record<MapEvent['type'], (event: Fields) => boolean> = {
  ready: () => true,
  leave: () => true,
  select: ({ ids }) => isIds(ids),
  hover: ({ ids }) => isIds(ids),
  area: ({ box }) => areNumbers(box, ['south', 'west', 'north', 'east']),
  shape: ({ shape }) =>
    shape === null ||
    (Array.isArray(shape) && shape.length >= 3 && shape.every((point) => areNumbers(point, ['lat', 'lng']))),
  failed: ({ reason }) => reason === 'webgl' || reason === 'style',
};

/**
 * Parses an event from untrusted data; `undefined` if it is not one. Written without a schema library,
 * because pages that only show a map need none otherwise.
 */
export function parseMapEvent(data: unknown): MapEvent | undefined {
  if (!isFields(data) || typeof data['type'] !== 'string' || !Object.hasOwn(CHECKS, data['type']))
    return undefined;
  return CHECKS[data['type'] as MapEvent['type']](data) ? (data as MapEvent) : undefined;
}
