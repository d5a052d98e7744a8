import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { runCommand } from './process/command.ts';
import { readConfig } from './relay/config.ts';
import { makeErrorPage } from './relay/page/bundle.ts';
import { startRelay } from './relay/relay.ts';
import { logLine } from './relay/serve-with-relay.ts';

/**
 * Runs the lead relay alone.
 * @returns the exit status
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  await makeErrorPage();
  const relay = startRelay(config, snapshotDir(), logLine);
  const server = createServer((request, response) => {
    relay.service(request, response, () => void response.writeHead(404).end());
  });
  // Slow senders must not hold a connection for long.
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  const ended = Promise.withResolvers<number>();
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken by another program. Choose another: LEADS_PORT=${config.port + 1} npm run relay`
        : `The relay could not start: ${error.message}`,
    );
    ended.resolve(1);
  });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`${relay.summary}\nThe lead relay listens on http://${config.host}:${port}`);
  });
  const stop = () => {
    server.close(() => ended.resolve(0));
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const status = await ended.promise;
  await relay.stop();
  return status;
}

process.exitCode = await runCommand(
  {
    name: 'npm run relay --',
    does: 'Runs the lead relay alone. LEADS_PORT and the other variables of docs/leads.md say how.',
  },
  (command, end) => command.action(() => end(main())),
);
