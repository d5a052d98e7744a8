import { snapshotDir } from '../../src/snapshot/folder.ts';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { largeSite } from './generate.ts';
import { measureList } from './list.ts';
import { measureListPaint } from './list-paint.ts';
import type { Timing } from './measure.ts';
import { measureRelay } from './relay.ts';
import { printRows, type Row } from './rows.ts';
import { measureSearch } from './search.ts';

const COUNT = 10_000;
const LEADS = 1000;

const milliseconds = ({ median, most }: Timing): string =>
  `${median.toFixed(2)} ms (95 % under ${most.toFixed(2)} ms)`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures and prints what visitors wait for: search, lists and forms. */
export async function benchUse(): Promise<void> {
  const snapshot = loadSnapshot(snapshotDir());
  const locale = snapshot.languages.default;
  const large = largeSite(snapshot, COUNT);
  const search = measureSearch(large, locale);
  const small = measureSearch(largeSite(snapshot, 30), locale);
  const list = measureList(large, locale);
  const paint = await measureListPaint(large, locale);

  const rows: Row[] = [
    ['search: a keystroke', milliseconds(search.keystroke), '16 ms'],
    ['search: index read', milliseconds(search.ready), ''],
    ['search: index, brotli', kilobytes(search.bytes), ''],
    ['search: index of 30 properties, brotli', kilobytes(small.bytes), '6 kB'],
    ['list: filter, sort, first page', milliseconds(list.firstPage), '50 ms'],
    [
      'list: in a browser, until painted',
      paint ? milliseconds(paint.list) : 'needs a build and a browser',
      '50 ms',
    ],
    ['list: processor time of that', paint ? milliseconds(paint.listWork) : '', ''],
    ['list: until its live counts are painted', paint ? milliseconds(paint.counts) : '', ''],
    ['list: processor time of that', paint ? milliseconds(paint.countsWork) : '', ''],
    ['list: live counts', milliseconds(list.facets), ''],
    ['list: suggestions when empty', milliseconds(list.widen), ''],
    ['list: catalogue read', milliseconds(list.ready), ''],
    ['list: catalogue, brotli', kilobytes(list.bytes), '500 kB'],
  ];

  console.log(`${COUNT.toLocaleString('en')} made-up properties, Node ${process.version}\n`);
  printRows(rows);

  const relay = await measureRelay({ count: LEADS, atOnce: 50 });
  const relayRows: Row[] = [
    ['answered, and stored once', `${relay.answered} and ${relay.stored}`, `${LEADS} and ${LEADS}`],
    ['an answer, in the middle', `${relay.median.toFixed(0)} ms`, ''],
    ['99 of 100 answers within', `${relay.p99.toFixed(0)} ms`, '100 ms'],
    ['forms a second', relay.rate.toFixed(0), ''],
  ];

  console.log(`\nLead relay: ${LEADS.toLocaleString('en')} forms, 50 at once\n`);
  printRows(relayRows);
}
