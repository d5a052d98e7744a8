import { buildRows, growthRow } from './bench/build-rows.ts';
import { BuildBench, type BuildFigures } from './bench/builds.ts';
import { printRows } from './bench/rows.ts';
import { benchUse } from './bench/use.ts';
import { listenToSignals } from './process/child.ts';

const USAGE = `Usage: npm run bench [-- builds [PROPERTIES…]]

Measures search and lists over 10,000 properties, in a browser too where the site is built, and the lead relay.
builds  measures the snapshot check, a whole build and builds after one changed price instead, for each number of
        PROPERTIES (else 10000), in a folder of its own: .cache/bench, which takes some 5 GB for 10,000`;

const FOLDER = '.cache/bench';

async function benchBuilds(sizes: readonly number[]): Promise<void> {
  listenToSignals();
  const bench = new BuildBench(FOLDER);
  // Whatever ends it: what it leaves would be gigabytes in a hidden folder.
  process.once('exit', () => bench.remove());
  await bench.prepare();
  const all: BuildFigures[] = [];
  for (const size of sizes) {
    const figures = await bench.measure(size);
    console.log(`\n${size.toLocaleString('en')} properties, Node ${process.version}\n`);
    printRows(buildRows(figures));
    all.push(figures);
  }
  if (all.length > 1) printRows([growthRow(all)]);
}

const [what, ...sizes] = process.argv.slice(2);
const counts = sizes.length > 0 ? sizes.map(Number) : [10_000];
if (what === undefined) await benchUse();
else if (what === 'builds' && counts.every((count) => Number.isInteger(count) && count > 0))
  await benchBuilds(counts);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
