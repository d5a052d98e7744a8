/*
 * The entry of every npm script: `node scripts/setup/run.mjs FILE [ARGUMENTS]`. Installs what is missing,
 * then hands over to a Node that can run FILE. It runs before node_modules exists and on any Node from 20 on,
 * so it and its neighbours import nothing but Node itself.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { SetupError } from './setup-error.mjs';

function main() {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new SetupError('Usage: node scripts/setup/run.mjs FILE [ARGUMENTS]');
  install();
  const node = findNode();
  const child = spawn(node, [file, ...args], {
    stdio: 'inherit',
    // Tools that start `node` by name must find the same one.
    env: { ...process.env, PATH: [dirname(node), process.env.PATH ?? ''].join(delimiter) },
  });
  // A terminal signals the whole group itself; other senders signal only this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === 'SIGINT' ? 2 : 15));
  });
}

try {
  main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
