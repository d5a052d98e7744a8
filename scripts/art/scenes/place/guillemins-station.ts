import { group, path, polygon, polyline, rect } from '../../lib/svg.ts';
import type { Stage } from '../stage.ts';

/** The great vault: ribs that fan from the crown to the glass, and a brim over the entrance. */
export function vault(view: Stage): string {
  const { width, height, line, drawing } = view;
  const count = 64;
  const shapes: string[] = [];
  const outer = (u: number): readonly [number, number] => [
    width * (0.1 + 0.76 * u),
    line - height * 0.025 - height * 0.36 * Math.sin(Math.PI * u) ** 0.8,
  ];
  const inner = (u: number): readonly [number, number] => [
    width * (0.21 + 0.54 * u),
    line - height * 0.03 - height * 0.2 * Math.sin(Math.PI * u) ** 0.9,
  ];
  const steps = Array.from({ length: count + 1 }, (_, i) => i / count);
  const back = [...steps.map(outer), ...steps.map(inner).reverse()];
  shapes.push(
    polygon(back, {
      fill: drawing.gradient([
        [0, '#eef4f4'],
        [1, '#c3d5da'],
      ]),
    }),
  );
  shapes.push(
    polygon(steps.map(inner), {
      fill: drawing.gradient([
        [0, '#bcd0d6'],
        [1, '#7f9aa4'],
      ]),
    }),
  );
  for (let i = 1; i < 12; i++) {
    const x = width * (0.21 + (0.54 * i) / 12);
    const top = inner(i / 12)[1];
    shapes.push(rect(x - 1.5, top, 3, line - top, { fill: '#f7f8f5' }));
  }
  for (const share of [0.35, 0.7]) {
    shapes.push(
      polyline(
        steps.map((u) => [inner(u)[0], inner(u)[1] + (line - inner(u)[1]) * share] as const),
        { stroke: '#f2f4f1', strokeWidth: 2, strokeOpacity: 0.8 },
      ),
    );
  }
  shapes.push(...steps.map((u) => polyline([outer(u), inner(u)], { stroke: '#ffffff', strokeWidth: 3.4 })));
  shapes.push(
    ...steps.slice(0, -1).map((u) =>
      polygon([outer(u), outer(u + 0.3 / count), inner(u + 0.3 / count), inner(u)], {
        fill: '#9db2b8',
        fillOpacity: 0.4,
      }),
    ),
  );
  shapes.push(
    polyline(steps.map(outer), { stroke: '#ffffff', strokeWidth: 9, strokeLinecap: 'round' }),
    polyline(steps.map(inner), { stroke: '#ffffff', strokeWidth: 7 }),
  );
  const [l, r, y] = [width * 0.25, width * 0.71, line - height * 0.052];
  shapes.push(
    path(
      `M${l - width * 0.07} ${y + height * 0.02}Q${width * 0.48} ${y - height * 0.085} ${r + width * 0.07} ${y + height * 0.02}Q${width * 0.48} ${y - height * 0.03} ${l - width * 0.07} ${y + height * 0.02}Z`,
      { fill: '#fbfbf8' },
    ),
  );
  shapes.push(
    path(`M${l} ${line}Q${width * 0.48} ${y - height * 0.03} ${r} ${line}Z`, {
      fill: '#30414a',
      fillOpacity: 0.4,
    }),
  );
  for (const t of [0.32, 0.41, 0.5, 0.59, 0.68])
    shapes.push(
      path(`M${width * t - 7} ${line}L${width * t - 3} ${y - 8}h6L${width * t + 7} ${line}Z`, {
        fill: '#f7f8f5',
      }),
    );
  for (const [from, to] of [
    [0.02, 0.22],
    [0.74, 0.98],
  ] as const) {
    shapes.push(
      path(
        `M${width * from} ${line - height * 0.03}Q${width * (from + to) * 0.5} ${line - height * 0.085} ${width * to} ${line - height * 0.03}v9H${width * from}Z`,
        { fill: '#f7f8f5' },
      ),
    );
    for (let x = from + 0.02; x < to; x += 0.04)
      shapes.push(rect(width * x, line - height * 0.045, 3, height * 0.045, { fill: '#e4e8e6' }));
  }
  return group({}, ...shapes);
}

/** A low tram in white and red with five windows a car. */
export function tram(): string {
  const car = (x: number): string =>
    group(
      {},
      rect(x, -3.1, 8.4, 2.75, { rx: 0.35, fill: '#f5f3ee' }),
      rect(x + 0.3, -2.6, 7.8, 1.25, { rx: 0.15, fill: '#2f3d45' }),
      ...[1.7, 3.3, 4.9, 6.5].map((at) => rect(x + at, -2.6, 0.14, 1.25, { fill: '#f5f3ee' })),
      rect(x, -1.05, 8.4, 0.24, { fill: '#a3432f' }),
      rect(x + 0.6, -0.36, 7.2, 0.2, { fill: '#3a4145' }),
    );
  return group(
    {},
    rect(-3, 0, 46, 0.14, { fill: '#6f6b64' }),
    rect(-0.2, -0.14, 26.4, 0.14, { fill: '#1d2429', fillOpacity: 0.4 }),
    ...[0, 8.7, 17.4].map(car),
    polygon(
      [
        [11, -3.1],
        [12.2, -4.1],
        [13.4, -3.1],
      ],
      { fill: 'none', stroke: '#3a4145', strokeWidth: 0.1 },
    ),
  );
}
