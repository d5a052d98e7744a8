import { snapshotCheck } from './snapshot/check.ts';

const { status, out, err } = snapshotCheck(process.argv.slice(2));
if (out) console.log(out);
if (err) console.error(err);
process.exitCode = status;
