import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadOwners } from '../src/snapshot/read-owners.ts';
import { ownersCommand } from './owners/command.ts';
import { keysFile } from './owners/keys.ts';

try {
  const { status, lines } = await ownersCommand(process.argv.slice(2), loadOwners(snapshotDir()), keysFile());
  (status === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
