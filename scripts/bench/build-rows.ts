import { duration } from '../progress/progress.ts';
import type { Build, BuildFigures } from './builds.ts';
import type { Row } from './rows.ts';

/** The number of properties for which the limits are set. */
const LIMITED = 10_000;

/** The rows for the builds of one size. */
export function buildRows({ properties, check, whole, afterPrice }: BuildFigures): Row[] {
  const [first, ...next] = afterPrice;
  const limit = (text: string): string => (properties === LIMITED ? text : '');
  return [
    ['snapshot check', seconds(check.seconds), limit('5 s')],
    ['  processor time', seconds(check.work), ''],
    [`whole build, ${amount(whole.pages)} pages`, duration(whole.untilBuilt), limit('5 min')],
    ['  processor time', seconds(whole.work), ''],
    ['  memory of all processes at one moment', gigabytes(whole.memory?.together), limit('2 GB')],
    ['  memory of the largest process', gigabytes(whole.memory?.largest), ''],
    ['  rendering, for each page', perPage(whole.rendering, whole), ''],
    ['  processor time in all, for each page', perPage(whole.work, whole), ''],
    ['build after a price, the first', `${seconds(first?.seconds)}, ${first?.pages ?? 0} pages`, ''],
    ['  the next ones', next.map((build) => seconds(build.seconds)).join(', '), limit('20 s')],
  ];
}

/** The ratio between the longest and the shortest drawing time of a page over all sites. */
export function growthRow(all: readonly BuildFigures[]): Row {
  const each = all.map(({ whole }) => whole.rendering / whole.pages);
  const share = Math.max(...each) / Math.min(...each) - 1;
  return ['rendering a page, longest against shortest', `+${Math.round(share * 100)} %`, '25 %'];
}

const amount = (count: number): string => count.toLocaleString('en');
const told = (value: number | undefined, words: (value: number) => string): string =>
  value === undefined ? 'not told by this system' : words(value);
const seconds = (count: number | undefined): string => told(count, (known) => `${known.toFixed(1)} s`);
const gigabytes = (bytes: number | undefined): string =>
  told(bytes, (known) => `${(known / 1e9).toFixed(2)} GB`);
const perPage = (count: number | undefined, { pages }: Build): string =>
  told(count, (known) => `${((known / pages) * 1000).toFixed(2)} ms`);
