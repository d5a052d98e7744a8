import { parseArgs } from 'node:util';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { writeLargeSnapshot } from './bench/large-snapshot.ts';

const USAGE = `Usage: npm run snapshot:generate -- DIR [--properties 10000] [--seed 1]

Writes a large made-up snapshot into DIR, for measuring; DIR is replaced.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    properties: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const [dir] = positionals;
const [count, seed] = [Number(values.properties), Number(values.seed)];
if (
  dir === undefined ||
  positionals.length > 1 ||
  !Number.isInteger(count) ||
  count < 0 ||
  !Number.isInteger(seed)
) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  writeLargeSnapshot(snapshotDir(), dir, count, seed);
  console.log(`${dir}: ${count} properties.`);
}
