import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawingSize } from '../../src/media/drawing-size.ts';
import { expectNone } from './lib/expect-none.ts';
import { MAIN, OUTPUTS, type Output, siteOf } from './lib/outputs.ts';

/** The relative tolerance between a reserved area and its picture. */
const TOLERANCE = 0.01;

const DRAWING =
  /<img src="(?<src>\/[^"]+\.svg)"[^>]*?\bwidth="(?<width>\d+)"[^>]*?\bheight="(?<height>\d+)"/g;

/** The drawings of an output with the sizes that its pages reserve. */
const drawings = (output: Output) =>
  [...siteOf(output).pages.values()].flatMap(({ path, html }) =>
    [...html.matchAll(DRAWING)].map(({ groups }) => ({ path, ...groups })),
  ) as { path: string; src: string; width: string; height: string }[];

test('drawings are found', () => expect(drawings(MAIN).length).toBeGreaterThan(100));

describe.each(OUTPUTS)('$out', (output) => {
  test('the place kept for a drawing has the form of the drawing', () => {
    expectNone(
      drawings(output).flatMap(({ path, src, width, height }) => {
        const size = drawingSize(readFileSync(join(output.out, src), 'utf8'));
        if (!size) return [];
        const kept = Number(width) / Number(height);
        const drawn = size.width / size.height;
        return Math.abs(kept / drawn - 1) <= TOLERANCE
          ? []
          : [`${path}: ${src} has ${width} × ${height}, and draws ${size.width} × ${size.height}`];
      }),
    );
  });
});
