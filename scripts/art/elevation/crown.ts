import { mix } from '../lib/palette.ts';
import type { Random } from '../lib/random.ts';
import { el, path } from '../lib/svg.ts';
import { shadeColour } from './glazing.ts';

export function trunk(x: number, height: number, half: number, fill: string): string {
  return (
    path(
      `M${x - half * 1.5} 0Q${x - half} ${-height * 0.3} ${x - half * 0.6} ${-height}H${x + half * 0.6}Q${x + half} ${-height * 0.3} ${x + half * 1.5} 0Z`,
      { fill },
    ) +
    path(
      `M${x + half * 0.2} 0L${x + half * 0.1} ${-height}H${x + half * 0.6}Q${x + half} ${-height * 0.3} ${x + half * 1.5} 0Z`,
      { fill: shadeColour, fillOpacity: 0.2 },
    )
  );
}

export function branches(chance: Random, x: number, h: number, bare: number): string {
  if (bare < 0.3) return '';
  const twig = (bx: number, by: number, angle: number, length: number, depth: number): string => {
    const [ex, ey] = [bx + Math.sin(angle) * length, by - Math.cos(angle) * length];
    const line = path(
      `M${bx} ${by}Q${(bx + ex) / 2 + chance.between(-0.1, 0.1) * length} ${(by + ey) / 2} ${ex} ${ey}`,
      {
        fill: 'none',
        stroke: '#6b5a4c',
        strokeWidth: Math.max(0.02, length * 0.045),
        strokeLinecap: 'round',
      },
    );
    if (depth === 0) return line;
    return (
      line +
      [-0.45, 0.08, 0.5]
        .map((turn) =>
          twig(
            ex,
            ey,
            angle + turn + chance.between(-0.15, 0.15),
            length * chance.between(0.58, 0.74),
            depth - 1,
          ),
        )
        .join('')
    );
  };
  return [-0.5, -0.1, 0.45].map((angle) => twig(x, -h * 0.4, angle, h * 0.2, 3)).join('');
}

export function blobs(
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  leaves: readonly string[],
  bare: number,
  count: number,
): string {
  if (bare >= 1) return '';
  const kept = Math.round(count * 9 * (1 - bare * 0.6));
  const base = leaves[0] as string;
  const mean = Math.min(rx, ry);
  const spots = Array.from({ length: kept }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = Math.sqrt(chance.next()) * (0.86 + 0.14 * Math.sin(angle * 5 + x));
    return [x + Math.cos(angle) * rx * far * 0.9, y + Math.sin(angle) * ry * far * 0.9] as const;
  });
  const lightAt = ([px, py]: readonly [number, number]): number =>
    ((x - px) / rx) * 0.35 + ((y - py) / ry) * 0.55;
  // Dark leaves first, the sunlit ones of the upper left over them.
  spots.sort((a, b) => lightAt(a) - lightAt(b) + chance.between(-0.25, 0.25));
  const core =
    bare < 0.3
      ? el('ellipse', { cx: x, cy: y, rx: rx * 0.7, ry: ry * 0.72, fill: mix(base, '#1f2a20', 0.34) })
      : '';
  const painted = spots.map((spot) => {
    const light = lightAt(spot) + chance.between(-0.12, 0.12);
    const tone = chance.pick(leaves);
    const fill =
      light > 0
        ? mix(tone, '#fff3cf', Math.min(0.36, light * 0.5))
        : mix(tone, '#17241d', Math.min(0.42, -light * 0.55));
    return el('ellipse', {
      cx: spot[0],
      cy: spot[1],
      rx: mean * chance.between(0.075, 0.165),
      ry: mean * chance.between(0.06, 0.13),
      fill,
      fillOpacity: 0.94,
    });
  });
  return core + painted.join('');
}

export function birchTrunk(chance: Random, x: number, h: number): string {
  const half = h * 0.014;
  const marks = Array.from({ length: 14 }, () => {
    const y = -chance.between(0.02, 0.7) * h;
    return path(`M${x - half + chance.between(0, half)} ${y}h${half * chance.between(0.4, 1)}`, {
      stroke: '#4a4642',
      strokeWidth: 0.05,
    });
  });
  return (
    path(`M${x - half} 0L${x - half * 0.4} ${-h * 0.85}H${x + half * 0.4}L${x + half} 0Z`, {
      fill: '#e9e5dc',
    }) + marks.join('')
  );
}

export function tiers(chance: Random, x: number, h: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const top = -h + i * h * 0.14;
    const half = h * (0.06 + i * 0.034);
    const fill = mix('#5d7a63', '#24362c', 0.2 + i * 0.06 + chance.between(-0.04, 0.04));
    return path(
      `M${x} ${top - h * 0.06}L${x - half} ${top + h * 0.18}Q${x} ${top + h * 0.14} ${x + half} ${top + h * 0.18}Z`,
      { fill },
    );
  })
    .reverse()
    .join('');
}

export function strands(chance: Random, x: number, h: number, leaves: readonly string[]): string {
  return Array.from({ length: 46 }, () => {
    const sx = x + chance.between(-0.38, 0.38) * h;
    const sy = -h * chance.between(0.6, 0.82);
    const length = h * chance.between(0.3, 0.56);
    return path(
      `M${sx} ${sy}q${chance.between(-0.03, 0.03) * h} ${length * 0.5} ${(sx - x) * 0.08} ${length}`,
      {
        fill: 'none',
        stroke: mix(chance.pick(leaves), '#f3efc8', chance.between(0, 0.3)),
        strokeWidth: h * 0.012,
        strokeLinecap: 'round',
        strokeOpacity: 0.85,
      },
    );
  }).join('');
}
