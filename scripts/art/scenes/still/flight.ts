import { mix } from '../../lib/palette.ts';
import { group, path, polygon, rect } from '../../lib/svg.ts';

/** A flight that rises to the right in metres: `count` steps from (0, 0), with its string and soffit. */
export function flight(
  count: number,
  tread: number,
  riser: number,
  tones: readonly [string, string, string],
): string {
  const [run, rise] = [count * tread, count * riser];
  const steps = Array.from(
    { length: count },
    (_, i) =>
      rect(i * tread, -(i + 1) * riser, tread + 0.02, riser, { fill: tones[i % 2] as string }) +
      rect(i * tread - 0.02, -(i + 1) * riser, tread + 0.04, 0.035, { fill: tones[2] }),
  );
  const side = polygon(
    [
      [0, 0],
      ...Array.from(
        { length: count },
        (_, i) =>
          [
            [i * tread, -(i + 1) * riser],
            [(i + 1) * tread, -(i + 1) * riser],
          ] as const,
      ).flat(),
      [run, -rise + riser * 1.9],
      [tread * 1.6, 0],
    ],
    { fill: mix(tones[1], '#2a231c', 0.3) },
  );
  return group({}, side, ...steps);
}

/** Wrought iron along a flight: bars with scrolls under a wooden rail. */
export function ironwork(
  count: number,
  tread: number,
  riser: number,
  colour: string,
  scrolls: boolean,
): string {
  const shapes = Array.from({ length: count }, (_, i) => {
    const [x, y] = [i * tread + tread / 2, -(i + 1) * riser];
    const curl = scrolls
      ? path(
          `M${x + 0.02} ${y - 0.62}q0.12 -0.1 0.16 0.02t-0.1 0.1q-0.08 -0.02 -0.04 -0.08M${x + 0.02} ${y - 0.34}q0.12 0.1 0.16 -0.02t-0.1 -0.1q-0.08 0.02 -0.04 0.08`,
          { fill: 'none', stroke: colour, strokeWidth: 0.02 },
        )
      : '';
    return rect(x, y - 0.88, 0.024, 0.88, { fill: colour }) + curl;
  });
  return group({}, ...shapes);
}
