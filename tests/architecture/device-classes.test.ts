import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** All that a browser's width decides: the queries of stylesheets and the sizes of pictures. */
const CODE = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|astro|tsx)$/.test(file))
  .map((file): [string, string] => [join('src', file), readFileSync(join('src', file), 'utf8')]);

const PAGE_FRAME = /^src\/(?:shell|styles)\//;

/** Every limit in pixels that a pattern finds, with its file. */
const limits = (pattern: RegExp, isWanted: (file: string) => boolean): [string, string, number][] =>
  CODE.filter(([file]) => isWanted(file)).flatMap(([file, code]) =>
    [...code.matchAll(pattern)].map(([, end = '', width]): [string, string, number] => [
      file,
      end,
      Number(width),
    ]),
  );

const between =
  (low: number, high: number) =>
  ([, , width]: [string, string, number]) =>
    width > low && width < high;

/** Both readings of the device class (specification, section 4), each where it is met. */
describe('device classes', () => {
  const frame = limits(/@media[^{]*\((min|max)-width: (\d+)px\)/g, (file) => PAGE_FRAME.test(file));

  test.each([
    ['mobile', 700, 800, { min: 767, max: 766 }],
    ['desktop', 1200, 1400, { min: 1280, max: 1279 }],
  ])('the page frame: %s', (_, low, high, allowed: Record<string, number>) => {
    const found = frame.filter(between(low, high));
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(([, end, width]) => allowed[end] !== width)).toEqual([]);
  });

  test('the helper, which picks the files of pictures: mobile up to 767', () => {
    const sizes = limits(/sizes=[^\n]*\((max)-width: (\d+)px\)/g, () => true).filter(between(700, 800));
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.filter(([, , width]) => width !== 767)).toEqual([]);
  });
});
