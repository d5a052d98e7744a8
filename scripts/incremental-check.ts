import { checkSequences } from './incremental/check.ts';

/** `npm run check:incremental -- [SEQUENCES] [FIRST]`: compares builds after random edits with full ones. */
const [count = '20', from = '1'] = process.argv.slice(2);
const found = await checkSequences(
  { source: 'tests/fixtures/snapshot', from: Number(from), count: Number(count) },
  console.log,
);
console.log(
  found.length === 0 ? `${count} sequences: every output is that of a full build.` : found.join('\n'),
);
process.exitCode = found.length === 0 ? 0 : 1;
