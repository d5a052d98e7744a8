/** Attributes of an SVG element; `undefined` leaves one out. */
type Attributes = Record<string, string | number | undefined>;

/** A point in user units. */
export type Point = readonly [x: number, y: number];

const number = (value: number): string => String(Math.round(value * 100) / 100);

const attribute = (value: string | number): string =>
  typeof value === 'number'
    ? number(value)
    : value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * One element as text. Camel-cased names become kebab-case (`strokeWidth` → `stroke-width`), `viewBox` stays.
 */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${kebab(key)}="${attribute(value)}"`)
    .join('');
  const inner = children.join('');
  return inner === '' ? `<${name}${list}/>` : `<${name}${list}>${inner}</${name}>`;
}

const camelNames = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'stdDeviation',
  'clipPathUnits',
]);

function kebab(name: string): string {
  return camelNames.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string {
  return width <= 0 || height <= 0 ? '' : el('rect', { x, y, width, height, ...attributes });
}

/** An open line through the points, not filled. */
export function polyline(points: readonly Point[], attributes: Attributes = {}): string {
  return el('path', { d: pathThrough(points), fill: 'none', ...attributes });
}

/** The `d` of straight lines through the points. */
function pathThrough(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}

/** A path with the given `d`. */
export function path(d: string, attributes: Attributes = {}): string {
  return el('path', { d, ...attributes });
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return el('circle', { cx, cy, r, ...attributes });
}

/** A group. */
export function group(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, ...children);
}

/** Escapes text for an element's content. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A whole document of the given user size. */
export function document(width: number, height: number, ...children: string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${number(width)} ${number(height)}` },
    ...children,
  );
}
