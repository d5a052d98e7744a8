import { parseArgs } from 'node:util';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { writeLargeSnapshot } from './large-snapshot.ts';

const USAGE = `Usage: npm run snapshot:generate -- DIR [--properties 10000] [--seed 1]

Writes a large made-up snapshot into DIR, for measuring. A DIR that this command has made before is replaced; one with
anything else in it is refused.`;

/** The command `npm run snapshot:generate`, given its arguments. */
export function snapshotGenerate(args: readonly string[]): { status: 0 | 1 | 2; text: string } {
  const options = readOptions(args);
  if (typeof options === 'string') return { status: 2, text: `${options}\n\n${USAGE}` };
  const { dir, count, seed } = options;
  try {
    writeLargeSnapshot(snapshotDir(), dir, count, seed);
    return { status: 0, text: `${dir}: ${count} properties.` };
  } catch (error) {
    return { status: 1, text: `${(error as Error).message}` };
  }
}

/** What was asked for, or what is wrong with it. */
function readOptions(args: readonly string[]): { dir: string; count: number; seed: number } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        properties: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
      },
    });
    const [dir] = positionals;
    if (dir === undefined || positionals.length > 1) return 'One folder to write into.';
    const [count, seed] = [Number(values.properties), Number(values.seed)];
    if (!Number.isInteger(count) || count < 1)
      return `--properties must be a whole number from 1 on, not "${values.properties}".`;
    if (!Number.isInteger(seed)) return `--seed must be a whole number, not "${values.seed}".`;
    return { dir, count, seed };
  } catch (error) {
    return (error as Error).message;
  }
}
