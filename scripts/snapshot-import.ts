import { snapshotImport } from './import/command.ts';

const { status, out, err } = await snapshotImport(process.argv.slice(2));
if (out) console.log(out);
if (err) console.error(err);
process.exitCode = status;
