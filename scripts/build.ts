import { buildSite } from './output/build-site.ts';

try {
  process.exitCode = await buildSite(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
