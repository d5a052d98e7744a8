import { outputDir } from './output/folders.ts';
import { recover } from './output/swap.ts';
import { serveWithRelay } from './relay/serve-with-relay.ts';

// For who starts a server and may be killed: without this it would keep the port.
if (process.argv.includes('--until-stdin-ends')) process.stdin.resume().on('end', () => process.exit());

for (const warning of recover(outputDir())) console.warn(`WARNING ${warning}`);
process.exitCode = await serveWithRelay(outputDir());
