import { loadSnapshot } from '../src/snapshot/read.ts';
import { diffOf, diffText } from './snapshot/diff.ts';
import { fingerprintOf } from './snapshot/fingerprint.ts';

const USAGE = `Usage: npm run snapshot:diff -- OLD NEW

Tells what differs between two snapshots: properties added, removed, sold, their prices and texts, pages and articles.`;

const [before, after, ...more] = process.argv.slice(2);
if (before === undefined || after === undefined || more.length > 0 || before.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    console.log(diffText(diffOf(fingerprintOf(loadSnapshot(before)), fingerprintOf(loadSnapshot(after)))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
