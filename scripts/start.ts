import { buildSite } from './output/build-site.ts';
import { outputDir } from './output/folders.ts';
import { inviteDemoOwners } from './owners/demo.ts';
import { serveWithRelay } from './relay/serve-with-relay.ts';

try {
  // Before the build, which encrypts with what is made here.
  const invitations = await inviteDemoOwners();
  process.exitCode = await buildSite(process.argv.slice(2));
  if (process.exitCode === 0) {
    console.log(`\n${invitations.join('\n')}`.trimEnd());
    process.exitCode = await serveWithRelay(outputDir());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
