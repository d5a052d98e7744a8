import { snapshotGenerate } from './bench/generate-command.ts';

const { status, text } = snapshotGenerate(process.argv.slice(2));
if (status === 0) console.log(text);
else console.error(text);
process.exitCode = status;
