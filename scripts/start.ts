import { buildSite } from './output/build-site.ts';
import { outputDir } from './output/folders.ts';
import { serveWithRelay } from './relay/serve-with-relay.ts';

try {
  process.exitCode = (await buildSite(process.argv.slice(2))) || (await serveWithRelay(outputDir()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
