import { buildSite } from './output/build-site.ts';

// A signal ends the build and what it started with a status above 128, see process/child.ts.
process.once('exit', (status) => {
  if (status > 128) console.error('\nStopped. The output folder holds the last site that was built, whole.');
});

try {
  process.exitCode = await buildSite(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && 'syscall' in error)
    console.error(
      'A file or folder could not be read or written: look whether it may be, and whether the disk is full. Nothing was put into the output folder.',
    );
  process.exitCode = 1;
}
