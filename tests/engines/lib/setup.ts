import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import type { TestProject } from 'vitest/node';
import { siteServer } from '../../../scripts/serve/server.ts';
import { ensureWebkit } from '../../../scripts/testing/webkit.ts';
import { SITES } from '../../e2e/lib/sites.ts';

/** The addresses of the built sites, and how to request a browser of each engine. */
export interface Ground {
  sites: Record<keyof typeof SITES, string>;
  engines: { name: string; driver: string; capabilities: object; without?: 'popover' }[];
}

declare module 'vitest' {
  interface ProvidedContext {
    ground: Ground;
  }
}

const SCREEN = '1600x1600x24';

/**
 * Serves the built sites with the project's own server and starts the engines' drivers, once for all test
 * files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const webkit = await ensureWebkit();
  const servers: ReturnType<typeof siteServer>[] = [];
  const serve = async (dir: string) => {
    const server = siteServer({ dir });
    servers.push(server);
    return `http://localhost:${await listening(server)}`;
  };
  const sites = { main: await serve(SITES.main.out), fixture: await serve(SITES.fixture.out) };
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.toReversed()) child.kill();
  };
  process.once('exit', stop);
  const start = (program: string, args: string[], env: Record<string, string> = {}): ChildProcess => {
    const child = spawn(program, args, {
      // The virtual screen writes its number to the last channel.
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    started.push(child);
    return child;
  };

  const screen = start(webkit.screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  start(webkit.driver, [`--port=${port}`], { DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' });
  const driver = `http://localhost:${port}`;
  await answering(driver);

  const asked = (...args: string[]) => ({
    'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation', ...args] },
  });
  project.provide('ground', {
    sites,
    engines: [
      { name: 'WebKit', driver, capabilities: asked() },
      {
        name: 'WebKit',
        driver,
        capabilities: asked('--features=-PopoverAttribute'),
        without: 'popover',
      },
    ],
  });
  return async () => {
    process.off('exit', stop);
    stop();
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, 'localhost', () => done((server.address() as AddressInfo).port));
  });

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((done) => server.close(done));
  return port;
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    child.stdio[3]?.once('data', (line: Buffer) => done(line.toString().trim()));
    child.once('error', fail);
    child.once('exit', () => fail(new Error('The screen did not start.')));
  });

async function answering(driver: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The driver does not answer.');
}
