import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { group, path, rect } from '../lib/svg.ts';
import type { Mood } from './mood.ts';

/** Fills the picture with sky down to the horizon (pixels), with clouds as the mood has them. */
export function sky(drawing: Drawing, mood: Mood, horizon: number): string {
  const [top, middle, bottom] = mood.sky;
  const fill = drawing.gradient([
    [0, top],
    [0.55, middle],
    [1, bottom],
  ]);
  return group(
    {},
    rect(0, 0, drawing.width, drawing.height, { fill: bottom }),
    rect(0, 0, drawing.width, horizon, { fill }),
    clouds(drawing, mood, horizon),
  );
}

function clouds(drawing: Drawing, { clouds: kind, sky: [, middle] }: Mood, horizon: number): string {
  if (kind === 'none') return '';
  const chance = drawing.random;
  const count = kind === 'few' ? 4 : 7;
  return Array.from({ length: count }, () => {
    const [x, y] = [chance.between(-0.1, 1) * drawing.width, chance.between(0.08, 0.62) * horizon];
    const width = chance.between(0.18, 0.42) * drawing.width;
    const fill = mix(middle, '#ffffff', kind === 'few' ? 0.62 : 0.4);
    return kind === 'few' ? cumulus(drawing, x, y, width, fill) : streak(drawing, x, y, width * 1.6, fill);
  }).join('');
}

function cumulus(drawing: Drawing, x: number, y: number, width: number, fill: string): string {
  const chance = drawing.random;
  const bumps = 6;
  const step = width / bumps;
  let d = `M${x} ${y}`;
  for (let i = 0; i < bumps; i++) {
    const lift = step * chance.between(0.45, 0.9) * (1 - Math.abs(i - (bumps - 1) / 2) / bumps);
    d += `q${step * 0.5} ${-lift * 1.6} ${step} ${i < bumps / 2 ? -lift * 0.4 : lift * 0.4}`;
  }
  return path(`${d}L${x + width} ${y}Z`, {
    fill: drawing.gradient([
      [0, fill, 0.75],
      [1, fill, 0.1],
    ]),
  });
}

function streak(drawing: Drawing, x: number, y: number, width: number, fill: string): string {
  const h = drawing.random.between(0.012, 0.03) * drawing.height;
  return path(
    `M${x} ${y}q${width * 0.25} ${-h * 1.6} ${width * 0.5} ${-h * 0.4}t${width * 0.5} ${h * 0.4}q${-width * 0.3} ${h} ${-width * 0.55} ${h * 0.4}t${-width * 0.45} ${-h * 0.4}Z`,
    { fill, fillOpacity: 0.45 },
  );
}

/** A line of hills from edge to edge; `height` in pixels above the horizon. */
export function hills(drawing: Drawing, horizon: number, height: number, fill: string, waves = 3): string {
  const chance = drawing.random;
  const step = (drawing.width + 200) / waves;
  let d = `M-100 ${horizon - height * chance.between(0.4, 0.8)}`;
  for (let i = 0; i < waves; i++) {
    const lift = height * chance.between(0.5, 1);
    d += `q${step * 0.5} ${-lift * 0.9} ${step} ${chance.between(-0.25, 0.25) * height}`;
  }
  return path(`${d}V${horizon + 4}H-100Z`, { fill });
}

/** A wooded ridge: a hill whose upper edge is made of crowns. */
export function woods(drawing: Drawing, horizon: number, height: number, fill: string): string {
  const chance = drawing.random;
  const waves = [chance.between(0, 6), chance.between(0, 6)] as const;
  let d = `M-60 ${horizon + 4}V${horizon - height * 0.6}`;
  for (let x = -60; x < drawing.width + 60; ) {
    const step = chance.between(0.012, 0.026) * drawing.width;
    const top =
      horizon -
      height *
        (0.62 +
          0.24 * Math.sin(x / (drawing.width * 0.21) + waves[0]) +
          0.14 * Math.sin(x / (drawing.width * 0.09) + waves[1]));
    d += `L${x} ${top}q${step * 0.5} ${-step * chance.between(0.5, 1)} ${step} 0`;
    x += step;
  }
  return path(`${d}V${horizon + 4}Z`, { fill });
}

/** A veil of mist that thickens downwards, laid between the far and the near. */
export function mist(
  drawing: Drawing,
  { mist: strength, sky: [, , bottom] }: Mood,
  top: number,
  horizon: number,
): string {
  if (strength === 0) return '';
  return rect(0, top, drawing.width, horizon - top, {
    fill: drawing.gradient([
      [0, bottom, 0],
      [1, bottom, strength],
    ]),
  });
}
