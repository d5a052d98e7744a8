import { sayFailure, tell } from './process/command.ts';
import { leadsCommand } from './relay/command/leads-command.ts';
import { readConfig } from './relay/config.ts';
import { openStore, type Store } from './relay/store/store.ts';

let store: Store | undefined;
try {
  process.exitCode = tell(
    leadsCommand(process.argv.slice(2), () => {
      store = openStore(readConfig(process.env).dir);
      return store;
    }),
  );
} catch (error) {
  process.exitCode = sayFailure(error);
} finally {
  store?.close();
}
