import { el, escapeText } from '../svg.ts';
import { type Area, overlaps } from './geometry.ts';
import type { PlacedRoom } from './model.ts';
import { ink } from './wall.ts';

/** The sans and the serif of the sheet, with fallbacks. */
export const sans = "'DM Sans', 'Helvetica Neue', Arial, sans-serif";
export const serif = "Fraunces, Georgia, 'Times New Roman', serif";

/** A line of text at a place in pixels. */
export function text(
  x: number,
  y: number,
  size: number,
  content: string,
  more: Record<string, string | number> = {},
): string {
  return el('text', { x, y, fontSize: size, ...more }, escapeText(content));
}

/** An area in French notation: `14,5 m²`. */
export function squareMetres(area: number): string {
  const rounded = area < 10 ? Math.round(area * 10) / 10 : Math.round(area * 2) / 2;
  return `${String(rounded).replace('.', ',')}\u00a0m²`;
}

const short: readonly (readonly [RegExp, string])[] = [
  [/^Salle de bains?/, 'SdB'],
  [/^Salle de douche/, 'SdD'],
  [/^Salle à manger/, 'S. à manger'],
  [/^Buanderie/, 'Buand.'],
  [/^Chambre/, 'Ch.'],
  [/^Dressing/, 'Dress.'],
  [/^Débarras/, 'Déb.'],
];

const widthOf = (line: string, size: number): number => line.length * size * 0.56;

/** The room's name and area, placed where they cover the least furniture; `scale` is pixels per metre. */
export function roomLabel(room: PlacedRoom, scale: number, covered: readonly Area[]): string {
  const [wide, high] = [room.width * scale - 8, room.height * scale - 6];
  const size = Math.min(13.5, Math.max(8.5, scale * 0.3));
  const lines = wording(room, wide, high, size);
  if (lines.length === 0) return '';
  const leading = size * 1.25;
  const box = {
    width: Math.max(...lines.map((line) => widthOf(line, size))) / scale,
    height: (lines.length * leading) / scale,
  };
  const middle = quietest(room, box, covered);
  const [x, y] = [middle.x * scale, middle.y * scale - ((lines.length - 1) * leading) / 2 + size * 0.35];
  const halo = { stroke: ink.paper, strokeWidth: 3.5, strokeLinejoin: 'round', paintOrder: 'stroke' };
  return lines
    .map((line, i) =>
      text(x, y + i * leading, i === lines.length - 1 && lines.length > 1 ? size * 0.92 : size, line, {
        textAnchor: 'middle',
        fontFamily: sans,
        fill: i === lines.length - 1 && lines.length > 1 ? '#55626a' : ink.wall,
        fontWeight: i < lines.length - 1 || lines.length === 1 ? 600 : 400,
        ...halo,
      }),
    )
    .join('');
}

function wording(room: PlacedRoom, wide: number, high: number, size: number): string[] {
  const area = squareMetres(room.width * room.height);
  const name = room.short ?? room.name;
  const brief = short.reduce((known, [pattern, word]) => known.replace(pattern, word), name);
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const choices = [
    [name, area],
    ...(words.length > 1 ? [[words.slice(0, half).join(' '), words.slice(half).join(' '), area]] : []),
    [brief, area],
    [brief],
  ];
  return (
    choices.find(
      (lines) => lines.every((line) => widthOf(line, size) <= wide) && lines.length * size * 1.25 <= high,
    ) ?? (widthOf(brief, size) <= wide + 10 ? [brief] : [])
  );
}

function quietest(
  room: PlacedRoom,
  box: { width: number; height: number },
  covered: readonly Area[],
): { x: number; y: number } {
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1];
  const margin = 0.12;
  const free = {
    x: Math.max(0, room.width - box.width - margin * 2),
    y: Math.max(0, room.height - box.height - margin * 2),
  };
  let best = { x: room.x + room.width / 2, y: room.y + room.height / 2, cost: Number.POSITIVE_INFINITY };
  for (const sy of shares) {
    for (const sx of shares) {
      const area = { x: room.x + margin + free.x * sx, y: room.y + margin + free.y * sy, ...box };
      const hidden = covered
        .filter((other) => overlaps(area, other))
        .reduce((sum, other) => sum + shared(area, other), 0);
      const cost = hidden * 10 + Math.abs(sx - 0.5) + Math.abs(sy - 0.5);
      if (cost < best.cost) best = { x: area.x + box.width / 2, y: area.y + box.height / 2, cost };
    }
  }
  return best;
}

function shared(a: Area, b: Area): number {
  return (
    (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
    (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
  );
}
