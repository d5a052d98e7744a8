import { outputDir, recover } from './output/folders.ts';
import { serveWithRelay } from './relay/serve-with-relay.ts';

// For who starts a server and may be killed: without this it would keep the port.
if (process.argv.includes('--until-stdin-ends')) process.stdin.resume().on('end', () => process.exit());

recover(outputDir());
process.exitCode = await serveWithRelay(outputDir());
