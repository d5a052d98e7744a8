import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawJob, Drawn, FromHelper, ToHelper } from './draw-job.ts';
import type { SharedPages } from './shared-pages.ts';

/** A way to a process that helps: one of Node's own, or this process's to the one that started it, which passes on. */
export interface Channel {
  readonly connected: boolean;
  send?(message: ToHelper): boolean;
  disconnect?(): void;
  on(event: 'message', listener: (message: FromHelper) => void): unknown;
  once(event: 'disconnect' | 'error', listener: () => void): unknown;
}

/** A process that works beside Astro's: it has read the site, or does so as soon as it starts, and then does what it is told. */
export class Helper {
  readonly #channel: Channel;
  readonly #ended = Promise.withResolvers<void>();
  /** What it has drawn before it was told which pages to draw. */
  readonly #waiting: Drawn[] = [];
  #shared: SharedPages | undefined;
  #isSentHome = false;
  #onAside: ((fingerprint: string) => void) | undefined;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.on('message', (message: FromHelper) => this.#take(message));
    // What it sent last is read by then.
    for (const event of ['error', 'disconnect'] as const) channel.once(event, this.#ended.resolve);
  }

  /** Starts one, with the same flags as this process. */
  static start(): Helper {
    return new Helper(fork(fileURLToPath(new URL('draw-beside.ts', import.meta.url)), { env: helperEnv() }));
  }

  /** The one that has checked the snapshot, where a build was started with a check. */
  static checker(): Helper | undefined {
    return process.env['BUILD_WAITS'] === 'yes' && process.connected ? new Helper(process) : undefined;
  }

  /** Has it do what `makeAside` does. @throws where it ended before; it has said why */
  makeAside(out: string): Promise<string> {
    const made = new Promise<string>((resolve) => {
      this.#onAside = resolve;
    });
    this.#tell({ aside: out });
    const failed = this.#ended.promise.then(() => {
      throw new Error('A process that helps has ended before it was done.');
    });
    return Promise.race([made, failed]);
  }

  /**
   * Has it make ready to draw.
   * @param drawsFiles whether it draws what each build draws, as soon as it is ready
   */
  prepare(job: DrawJob, drawsFiles: boolean): void {
    this.#tell({ job, env: helperEnv(), drawsFiles });
  }

  /** Has it draw pages until all are given. @returns when it has ended */
  async draw(shared: SharedPages): Promise<void> {
    this.#shared = shared;
    for (const message of this.#waiting.splice(0)) this.#takeDrawn(shared, message);
    await this.#ended.promise;
    if (!this.#isSentHome) shared.fail();
  }

  /** Lets it end when it has done what it was told. */
  dismiss(): void {
    this.#tell({ paths: [] });
  }

  #take(message: FromHelper): void {
    if ('aside' in message) this.#onAside?.(message.aside);
    // Not at once: Node still reads from the channel what had come before anybody listened.
    else if ('ended' in message) setImmediate(() => this.#channel.disconnect?.());
    else if (this.#shared) this.#takeDrawn(this.#shared, message);
    else this.#waiting.push(message);
  }

  #takeDrawn(shared: SharedPages, message: Drawn): void {
    shared.take(message);
    const paths = shared.give();
    this.#isSentHome ||= paths.length === 0;
    this.#tell({ paths });
  }

  #tell(message: ToHelper): void {
    if (this.#channel.connected) this.#channel.send?.(message);
  }
}

/** This process's environment, but keys are its own matter. */
const helperEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || name === 'BUILD_INPUTS' ? [] : [[name, value]],
    ),
  );
