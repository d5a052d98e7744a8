import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The lead relay as a process of its own. */
export interface RelayProcess {
  url: string;
  port: number;
  /** What it printed. */
  output(): string;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /**
   * Asks it to stop.
   * @returns its exit status
   */
  stop(): Promise<number | null>;
}

/** The environment without the relay's variables. */
const CLEAN = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('LEADS_')));

/**
 * Starts `npm run relay` on a free port, or on `LEADS_PORT`, and waits until it listens.
 * @param options.fileKilobytes the maximum size of the process's files
 */
export async function startRelayProcess(
  env: Record<string, string>,
  { fileKilobytes }: { fileKilobytes?: number } = {},
): Promise<RelayProcess> {
  const command = [process.execPath, resolve('scripts/relay.ts')];
  // Limits the size of files, which has the effect of a full disk.
  const limited = ['-c', `ulimit -f ${fileKilobytes} && exec "$0" "$@"`, ...command];
  const [file = '', ...args] = fileKilobytes === undefined ? command : ['bash', ...limited];
  const child = spawn(file, args, {
    env: { ...CLEAN, LEADS_PORT: '0', LEADS_PER_ADDRESS: '100000', LEADS_PER_FORM: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  const port = await portOf(child, () => output);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    port,
    url: `http://localhost:${port}/leads`,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const portOf = (child: ChildProcess, output: () => string): Promise<number> =>
  new Promise((done, fail) => {
    const look = () => {
      const port = /listens on http:\/\/\S+:(\d+)/.exec(output())?.[1];
      if (port) done(Number(port));
    };
    child.stdout?.on('data', look);
    child.once('exit', () => fail(new Error(`The relay did not start:\n${output()}`)));
  });
