import { tell } from './process/command.ts';
import { snapshotCheck } from './snapshot/check.ts';

process.exitCode = tell(snapshotCheck(process.argv.slice(2)));
