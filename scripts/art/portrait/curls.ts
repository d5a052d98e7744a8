import { random } from '../lib/random.ts';
import { circle, group, path } from '../lib/svg.ts';
import type { Hair } from './hair.ts';
import type { Person } from './person.ts';

export function curls({ id, hair: base, face }: Person, dark: string, light: string): Hair {
  const chance = random(id);
  const w = face[0];
  const ring = (
    count: number,
    radiusX: number,
    radiusY: number,
    from: number,
    to: number,
    size: number,
    fill: string,
  ): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
      const r = size * chance.between(0.8, 1.2);
      return circle(
        Math.cos(angle) * radiusX + chance.between(-8, 8),
        -60 + Math.sin(angle) * radiusY + chance.between(-8, 8),
        r,
        { fill },
      );
    }).join('');
  const wisps = Array.from({ length: 26 }, () => {
    const angle = chance.between(188, 352) * (Math.PI / 180);
    const [x, y] = [
      Math.cos(angle) * chance.between(w + 4, w + 56),
      -60 + Math.sin(angle) * chance.between(110, 160),
    ];
    return path(`M${x} ${y}q14 -16 24 2q2 14 -12 14`, {
      fill: 'none',
      stroke: light,
      strokeOpacity: 0.4,
      strokeWidth: 4,
      strokeLinecap: 'round',
    });
  }).join('');
  return {
    behind: group(
      {},
      ring(15, w + 34, 150, 120, 420, 52, dark),
      ring(9, w + 22, 210, 20, 60, 40, dark),
      ring(9, w + 22, 210, 120, 160, 40, dark),
      path(`M${-w - 40} 60Q0 -260 ${w + 40} 60Z`, { fill: dark }),
    ),
    front: group(
      {},
      ring(15, w + 22, 132, 184, 356, 34, base),
      ring(11, w - 12, 112, 206, 334, 25, base),
      ring(6, w + 34, 190, 2, 44, 30, base),
      ring(6, w + 34, 190, 136, 178, 30, base),
      wisps,
    ),
  };
}

export function texture({ id, face }: Person, light: string): string {
  const chance = random(id);
  return Array.from({ length: 120 }, () => {
    const angle = chance.between(190, 350) * (Math.PI / 180);
    const far = chance.between(0.8, 1.18);
    return circle(Math.cos(angle) * (face[0] + 6) * far, -52 + Math.sin(angle) * 150 * far, 3.2, {
      fill: light,
      fillOpacity: 0.22,
    });
  }).join('');
}
