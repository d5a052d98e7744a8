import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Handler } from './handler.ts';
import { portFrom } from './port.ts';
import { siteServer } from './server.ts';

/**
 * Serves a built site on localhost, on `PORT` or 4321, and prints the address.
 * @returns the exit status if it cannot; otherwise it serves until the process ends
 */
export function serveSite(dir: string, services: readonly Handler[] = []): Promise<number> {
  if (!existsSync(join(dir, 'index.html'))) {
    console.error(`There is no built site in ${dir}. Build it first: npm run build`);
    return Promise.resolve(1);
  }
  let port: number;
  try {
    port = portFrom(process.env['PORT']);
  } catch (error) {
    console.error((error as Error).message);
    return Promise.resolve(1);
  }
  const server = siteServer({ dir, services });
  // sirv does not handle the error when a build deletes a file that it is sending.
  process.on('uncaughtException', (error) => console.error(error));
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`
          : `The server could not start on port ${port}: ${error.message}`,
      );
      resolve(1);
    });
    server.listen(port, 'localhost', () => {
      const { port: actual } = server.address() as AddressInfo;
      console.log(`\nThe site is at http://localhost:${actual}/  (Ctrl+C ends it)`);
    });
    const stop = () => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
