import type { Progress } from './progress.ts';

/** On a terminal the line is written anew twice a second; in a log it is written from time to time. */
const TERMINAL_MS = 500;
const LOG_MS = 10_000;

/**
 * Shows the progress of a build.
 * @returns a function that stops it
 */
export function showProgress(progress: Progress): () => void {
  const { isTTY } = process.stdout;
  const timer = setInterval(
    () => {
      const status = progress.status();
      if (status === '') return;
      process.stdout.write(isTTY ? `\r\u001B[K${status}` : `${status}\n`);
    },
    isTTY ? TERMINAL_MS : LOG_MS,
  );
  timer.unref();
  return () => {
    clearInterval(timer);
    if (isTTY) process.stdout.write('\r\u001B[K');
  };
}
