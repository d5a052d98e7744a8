import { inviteDemoOwners } from './owners/demo.ts';
import { runCommand } from './process/command.ts';
import { buildSite } from './publishing/build-site.ts';
import { outputDir } from './publishing/folders.ts';
import { withChecks } from './publishing/options.ts';
import { serveWithRelay } from './relay/serve-with-relay.ts';

async function start(): Promise<number> {
  // Before the build, which encrypts with the keys made here.
  const invitations = await inviteDemoOwners();
  const status = await buildSite(process.argv.slice(2));
  if (status !== 0) return status;
  console.log(`\n${invitations.join('\n')}`.trimEnd());
  return serveWithRelay(outputDir());
}

process.exitCode = await runCommand(
  {
    name: 'npm start --',
    does: 'Builds the site and serves it on http://localhost:4321, or PORT, with the relay that takes its forms.',
  },
  (command, end) => withChecks(command).action(() => end(start())),
);
