import { leadsCommand } from './relay/command/leads-command.ts';
import { readConfig } from './relay/config.ts';
import { openStore } from './relay/store/store.ts';

try {
  const store = openStore(readConfig(process.env).dir);
  const { status, out, err } = leadsCommand(process.argv.slice(2), store);
  store.close();
  if (out) console.log(out);
  if (err) console.error(err);
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
