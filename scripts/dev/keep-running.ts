import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';

/**
 * Editors write a file in several steps; a restart waits until there has been no change for this many
 * milliseconds.
 */
const QUIET_MS = 200;

/**
 * Runs a Node program and restarts it whenever a file in one of the folders changes, until the program ends
 * by itself or this process gets a signal.
 */
export function keepRunning(args: readonly string[], folders: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    let child: ChildProcess;
    let isStale = false;
    let isEnding = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const start = () => {
      isStale = false;
      child = spawn(process.execPath, args, { stdio: 'inherit' });
      child.once('exit', (code) => {
        if (isStale && !isEnding) return start();
        clearTimeout(waiting);
        for (const watcher of watchers) watcher.close();
        for (const signal of SIGNALS) process.off(signal, end);
        resolve(isEnding ? 0 : (code ?? 1));
      });
    };
    const change = (_event: string, file: string | null) => {
      if (file !== null && /\.test\.\w+$/.test(file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (isStale) return;
        console.log(`${file ?? 'A file'} has changed: starting anew.`);
        isStale = true;
        child.kill();
      }, QUIET_MS);
    };
    const end = (signal: NodeJS.Signals) => {
      isEnding = true;
      child.kill(signal);
    };

    const watchers = folders.map((folder) => watch(folder, { recursive: true }, change));
    for (const signal of SIGNALS) process.on(signal, end);
    start();
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
