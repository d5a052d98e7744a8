import { expect, test } from 'vitest';
import { buildRows, growthRow } from './build-rows.ts';
import type { Build, BuildFigures } from './builds.ts';

const build = (change: Partial<Build>): Build => ({
  seconds: 130,
  work: 240,
  memory: { together: 1.5e9, largest: 1e9 },
  untilBuilt: 125,
  rendering: 100,
  pages: 20_000,
  ...change,
});

const figures = (change: Partial<BuildFigures>): BuildFigures => ({
  properties: 10_000,
  check: { seconds: 4, work: 5, memory: undefined },
  whole: build({}),
  afterPrice: [25, 17, 18].map((seconds) => build({ seconds, pages: 150 })),
  ...change,
});

test('the figures of a size stand in units, with the limits where they are set for it', () => {
  const rows = buildRows(figures({}));
  expect(rows).toContainEqual(['snapshot check', '4.0 s', '5 s']);
  expect(rows).toContainEqual(['whole build, 20,000 pages', '2 min 5 s', '5 min']);
  expect(rows).toContainEqual(['  memory of all processes at one moment', '1.50 GB', '2 GB']);
  expect(rows).toContainEqual(['  rendering, for each page', '5.00 ms', '']);
  expect(rows).toContainEqual(['  processor time in all, for each page', '12.00 ms', '']);
  expect(rows).toContainEqual(['build after a price, the first', '25.0 s, 150 pages', '']);
  expect(rows).toContainEqual(['  the next ones', '17.0 s, 18.0 s', '20 s']);
  expect(buildRows(figures({ properties: 1000 })).filter(([, , limit]) => limit !== '')).toEqual([]);
});

test('what a system does not tell is said not to be told', () => {
  const rows = buildRows(figures({ whole: build({ work: undefined, memory: undefined }) }));
  expect(rows.filter(([, figure]) => figure === 'not told by this system')).toHaveLength(4);
});

test('the growth of a page’s time is that of the site where it takes longest', () => {
  const sizes = [80, 100, 90].map((rendering) => figures({ whole: build({ rendering }) }));
  expect(growthRow(sizes)).toEqual(['rendering a page, longest against shortest', '+25 %', '25 %']);
});
