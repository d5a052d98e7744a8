import { buildRows, growthRow } from './bench/build-rows.ts';
import { BuildBench, type BuildFigures } from './bench/builds.ts';
import { printRows } from './bench/rows.ts';
import { benchUse } from './bench/use.ts';
import { listenToSignals } from './process/child.ts';
import { runCommand, wholeNumber } from './process/command.ts';

const FOLDER = '.cache/bench';

async function benchBuilds(sizes: readonly number[]): Promise<number> {
  listenToSignals();
  const bench = new BuildBench(FOLDER);
  // Also after a failure, because the bench leaves gigabytes in a hidden folder.
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
  return 0;
}

async function benchAll(): Promise<number> {
  await benchUse();
  return 0;
}

process.exitCode = await runCommand(
  {
    name: 'npm run bench --',
    does: 'Measures search and lists over 10,000 properties, in a browser too where the site is built, and the lead relay.',
  },
  (command, end) => {
    command.action(() => end(benchAll()));
    command
      .command('builds')
      .description(
        `measures the snapshot check, a whole build and builds after one changed price instead, in a folder of its own: ${FOLDER}, which takes some 5 GB for 10,000 properties`,
      )
      .argument('[PROPERTIES...]', 'how many, for each measurement (10000)', (text, sizes: number[] = []) => [
        ...sizes,
        wholeNumber(1)(text),
      ])
      .action((sizes = [10_000]) => end(benchBuilds(sizes)));
  },
);
