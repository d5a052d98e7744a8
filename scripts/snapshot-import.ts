import { snapshotImport } from './import/command.ts';
import { tell } from './process/command.ts';

process.exitCode = tell(await snapshotImport(process.argv.slice(2)));
