import { buildSite } from './output/build-site.ts';

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
