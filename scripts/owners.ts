import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadOwners } from '../src/snapshot/read-owners.ts';
import { ownersCommand } from './owners/command.ts';
import { keysFile } from './owners/keys.ts';
import { sayFailure, tell } from './process/command.ts';

try {
  process.exitCode = tell(
    await ownersCommand(process.argv.slice(2), () => loadOwners(snapshotDir()), keysFile()),
  );
} catch (error) {
  process.exitCode = sayFailure(error);
}
