import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Ended {
  status: number;
  /** The captured output of both channels, in order; empty if the output was passed through. */
  output: string;
  /** The signal that ended it, if any: `SIGKILL` when memory ran out. */
  signal?: NodeJS.Signals | undefined;
}

interface Options {
  /** Its working directory; by default this process's. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** `inherit` shows the output as it comes, `capture` collects it. */
  output?: 'inherit' | 'capture';
  /**
   * A promise: `true` sends `GO` to its standard input, `false` ends it. Without this option it has no input.
   */
  go?: Promise<boolean>;
  /** Called with each line of both channels as it comes; nothing is collected then. */
  onLine?: ((line: string) => void) | undefined;
  /** Called with the started process, which then has a channel for messages. */
  onStart?: (child: ChildProcess) => void;
}

/**
 * The message that starts a waiting process. An input that ends without it means that the parent has died.
 */
export const GO = 'go';

const running = new Set<ChildProcess>();
let isListening = false;

/** Passes a signal to this process on to its children; Playwright ends its servers on SIGINT only. */
export function listenToSignals(): void {
  if (isListening) return;
  isListening = true;
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGINT');
      process.exit(128 + number);
    });
  }
}

/**
 * Runs a file with this Node and waits for it.
 * @param args the file and its arguments
 */
export function runNode(args: readonly string[], options: Options = {}): Promise<Ended> {
  return run(process.execPath, args, options);
}

/** Runs a command and waits for it. A command that cannot be started ends with status 127. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env = {}, output = 'inherit', go, onLine, onStart }: Options = {},
): Promise<Ended> {
  listenToSignals();
  const stdio = output === 'inherit' && !onLine ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, ...env },
      stdio: [go ? 'pipe' : 'ignore', stdio, stdio, ...(onStart ? (['ipc'] as const) : [])],
    });
    go?.then(
      (may) => (may ? child.stdin?.end(GO) : child.kill()),
      () => child.kill(),
    );
    running.add(child);
    onStart?.(child);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      if (onLine) createInterface({ input: stream }).on('line', onLine);
      else stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const end = (status: number, extra = '', signal?: NodeJS.Signals) => {
      running.delete(child);
      resolve({ status, output: Buffer.concat(chunks).toString('utf8') + extra, signal });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (status, signal) => end(status ?? 1, '', signal ?? undefined));
  });
}
