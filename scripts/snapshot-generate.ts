import { snapshotGenerate } from './bench/generate-command.ts';
import { tell } from './process/command.ts';

process.exitCode = tell(snapshotGenerate(process.argv.slice(2)));
