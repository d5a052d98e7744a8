import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { circle, group, path, rect } from '../lib/svg.ts';

/** What is seen through a window. */
export type View = 'garden' | 'river' | 'street' | 'trees' | 'city' | 'yard';

/** A window of the back wall in metres: centred on x = 0, `sill` above the floor; with curtains if a colour is given. */
export function roomWindow(
  drawing: Drawing,
  width: number,
  height: number,
  sill: number,
  view: View,
  options: { curtain?: string; columns?: number; frame?: string; rows?: number } = {},
): string {
  const { curtain, columns = 2, rows = 1, frame = '#f6f3ec' } = options;
  const top = -sill - height;
  const bars = [
    ...Array.from({ length: columns - 1 }, (_, i) =>
      rect(-width / 2 + (width * (i + 1)) / columns - 0.025, top, 0.05, height, { fill: frame }),
    ),
    ...Array.from({ length: rows - 1 }, (_, i) =>
      rect(-width / 2, top + (height * (i + 1)) / rows - 0.02, width, 0.04, { fill: frame }),
    ),
  ];
  const drape = curtain
    ? [-1, 1]
        .map((side) =>
          path(
            `M${side * (width / 2 + 0.28)} ${top - 0.16}H${side * (width / 2 - 0.06)}Q${side * (width / 2 + 0.02)} ${top + height * 0.6} ${side * (width / 2 - 0.02)} ${sill < 0.2 ? -0.02 : -sill + 0.2}H${side * (width / 2 + 0.3)}Z`,
            { fill: curtain, stroke: mix(curtain, '#3a2f28', 0.2), strokeWidth: 0.012 },
          ),
        )
        .join('')
    : '';
  return group(
    {},
    rect(-width / 2 - 0.09, top - 0.09, width + 0.18, height + 0.16, { fill: mix(frame, '#5a4c3e', 0.1) }),
    rect(-width / 2, top, width, height, {
      fill: drawing.gradient([
        [0, '#b7d2dd'],
        [0.6, '#dfe9e4'],
        [1, '#f3efe0'],
      ]),
    }),
    outlook(drawing, -width / 2, top, width, height, view),
    path(
      `M${-width / 2} ${top}H${width / 2}V${top + height}H${-width / 2}ZM${-width / 2 + 0.06} ${top + 0.06}V${top + height - 0.06}H${width / 2 - 0.06}V${top + 0.06}Z`,
      { fill: frame, fillRule: 'evenodd' },
    ),
    ...bars,
    sill > 0.1 ? rect(-width / 2 - 0.14, -sill, width + 0.28, 0.06, { fill: '#ece7db' }) : '',
    curtain ? rect(-width / 2 - 0.4, top - 0.2, width + 0.8, 0.04, { fill: '#5a4a3a' }) : '',
    drape,
    sill < 0.2
      ? ''
      : rect(-width / 2 - 0.12, -sill + 0.06, width + 0.24, 0.04, { fill: '#1d1712', fillOpacity: 0.14 }),
  );
}

function outlook(drawing: Drawing, x: number, y: number, width: number, height: number, view: View): string {
  const chance = drawing.random;
  const foot = y + height;
  const crowns = (count: number, from: number, to: number, size: number): string =>
    Array.from({ length: count }, () => {
      const cy = foot - height * chance.between(from, to);
      const r = Math.min(size * chance.between(0.6, 1.2), width * 0.3);
      const cx = chance.between(x + r, x + width - r);
      return circle(cx, Math.max(y + r, Math.min(foot - r, cy)), r, {
        fill: chance.pick(['#7f9d6b', '#6b8c5e', '#94ad79', '#5c7f54']),
        fillOpacity: 0.9,
      });
    }).join('');
  switch (view) {
    case 'garden':
      return (
        rect(x, foot - height * 0.3, width, height * 0.3, { fill: '#a9be82' }) +
        crowns(14, 0.25, 0.5, height * 0.13)
      );
    case 'trees':
      return crowns(34, 0.1, 0.85, height * 0.15);
    case 'river':
      return (
        rect(x, foot - height * 0.42, width, height * 0.14, { fill: '#9db39a' }) +
        rect(x, foot - height * 0.3, width, height * 0.3, { fill: '#8fb0bb' }) +
        Array.from({ length: 12 }, () =>
          rect(
            chance.between(x, x + width * 0.8),
            foot - height * chance.between(0.03, 0.27),
            width * chance.between(0.05, 0.2),
            0.014,
            { fill: '#ffffff', fillOpacity: 0.5 },
          ),
        ).join('')
      );
    case 'city':
      return Array.from({ length: 9 }, (_, i) => {
        const high = height * chance.between(0.2, 0.42);
        return rect(x + (width * i) / 9, foot - high, width / 9, high, {
          fill: chance.pick(['#b9826c', '#c9b79a', '#8d9398', '#a9674f']),
        });
      }).join('');
    case 'street':
      return (
        rect(x, foot - height * 0.82, width * 0.56, height * 0.82, { fill: '#b7775f' }) +
        rect(x + width * 0.56, foot - height * 0.7, width * 0.44, height * 0.7, { fill: '#d6c7a8' }) +
        [0.1, 0.32, 0.66, 0.84]
          .map((t) =>
            rect(x + width * t, foot - height * 0.58, width * 0.1, height * 0.24, { fill: '#5f7078' }),
          )
          .join('')
      );
    case 'yard':
      return (
        rect(x, foot - height * 0.5, width, height * 0.5, { fill: '#a9735c' }) +
        rect(x, foot - height * 0.16, width, height * 0.16, { fill: '#bdb6a8' }) +
        crowns(5, 0.4, 0.6, height * 0.1)
      );
  }
}
