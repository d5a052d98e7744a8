import type { Point } from '../../snapshot/geometry.ts';
import { fewerPoints } from '../../ui/fewer-points.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Steps per degree. One is eleven metres, which is more precise than a finger. */
const STEPS = 1e4;
const MOST_POINTS = 60;
/** Bits needed for the difference of two positions: 360° in steps, signed. */
const MOST_BITS = 25;

/**
 * A polygon as a short text: the encoded polyline algorithm (differences, zigzag, five bits a character) with
 * letters, digits, `-` and `_`, which need no escaping in an address.
 * @param shape from `drawnShape` or `decodeShape`
 */
export function encodeShape(shape: readonly Point[]): string {
  let [lat, lng] = [0, 0];
  return shape
    .flatMap((point) => {
      const [y, x] = [Math.round(point.lat * STEPS), Math.round(point.lng * STEPS)];
      const differences = [y - lat, x - lng];
      [lat, lng] = [y, x];
      return differences;
    })
    .map(encodeNumber)
    .join('');
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= 32) {
    text += DIGITS[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + DIGITS[rest];
}

/** @returns `undefined` for a text that is not a polygon of 3 to 60 points on the globe */
export function decodeShape(text: string): Point[] | undefined {
  const numbers = decodeNumbers(text);
  if (!numbers || numbers.length % 2 !== 0) return undefined;
  let [lat, lng] = [0, 0];
  const points = numbers.flatMap((difference, index) => {
    if (index % 2 === 0) {
      lat += difference;
      return [];
    }
    lng += difference;
    return [{ lat: lat / STEPS, lng: lng / STEPS }];
  });
  return isShape(points) ? points : undefined;
}

function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let bits = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0 || bits >= MOST_BITS || numbers.length > 2 * MOST_POINTS) return undefined;
    value += (digit % 32) * 2 ** bits;
    bits += 5;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, bits] = [0, 0];
  }
  return bits === 0 ? numbers : undefined;
}

const isShape = (points: readonly Point[]): boolean =>
  points.length >= 3 &&
  points.length <= MOST_POINTS &&
  points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);

/**
 * A drawn polygon, simplified to fit an address: only the points needed to keep its shape, at most 60, each
 * rounded to eleven metres.
 * @returns `undefined` for a point or a line, which contain no area
 */
export function drawnShape(path: readonly Point[]): Point[] | undefined {
  const rounded = path.map(({ lat, lng }) => ({
    lat: Math.round(lat * STEPS) / STEPS,
    lng: Math.round(lng * STEPS) / STEPS,
  }));
  const distinct = rounded.filter((point, index) => !isSame(point, rounded[index - 1]));
  if (isSame(distinct[0], distinct.at(-1))) distinct.pop();
  // Degrees of latitude; precise enough at the scale of a town.
  const narrow = Math.cos(((distinct[0]?.lat ?? 0) * Math.PI) / 180);
  const flat = distinct.map((point) => ({ x: point.lng * narrow, y: point.lat, point }));
  const shape = fewerPoints(flat, 1 / STEPS, MOST_POINTS).map(({ point }) => point);
  return isShape(shape) ? shape : undefined;
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a?.lat === b?.lat && a?.lng === b?.lng;
