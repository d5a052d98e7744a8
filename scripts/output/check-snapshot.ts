import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromHelper } from '../build/draw-job.ts';
import { runNode } from '../process/child.ts';
import type { Examined } from '../snapshot/examine.ts';
import { MEMORY } from './memory.ts';

const CHECK = fileURLToPath(new URL('../build/check-and-help.ts', import.meta.url));

type Checked = Omit<Examined, 'site'>;

/** From the process that checks: the outcome, and then what it tells the one that it helps. */
export interface FromChecker {
  checked: Checked;
}

interface Checker {
  checked: Promise<Checked>;
  /** Lets the process, which has read the site, help another one. */
  help(helped: ChildProcess): void;
}

/**
 * Checks the snapshot in a process of its own.
 * @param env what the process is to know that it helps afterwards
 */
export function checkSnapshot(strict: boolean, env: Record<string, string | undefined>): Checker {
  let checker: ChildProcess | undefined;
  const ended = Promise.withResolvers<Checked>();
  runNode([...MEMORY, CHECK, ...(strict ? ['--strict'] : [])], {
    env,
    onStart: (child) => {
      checker = child;
      child.on('message', (message: Partial<FromChecker>) => {
        if (message.checked) ended.resolve(message.checked);
      });
    },
  }).then(
    // Where it has not told it before. Why, it has said itself.
    () =>
      ended.resolve({ status: 1, output: 'The check of the snapshot ended before it was done.', faults: [] }),
    ended.reject,
  );
  return {
    checked: ended.promise,
    help: (helped) => {
      if (checker) connect(checker, helped);
      // What has gone wrong there is told after the check's outcome.
      helped.on('disconnect', () => ended.promise.then(() => checker?.kill()));
    },
  };
}

/**
 * Passes on what two processes tell each other. The end of the one that helps is told as a message: a channel that is
 * closed from this side would never tell when the other process is through.
 */
function connect(helper: ChildProcess, helped: ChildProcess): void {
  // One that has ended hears nothing.
  const tell = (to: ChildProcess, message: object) => to.connected && to.send(message, () => {});
  helper.on('message', (message: object) => {
    if (!('checked' in message)) tell(helped, message);
  });
  const isEnded: FromHelper = { ended: true };
  helper.on('disconnect', () => tell(helped, isEnded));
  helped.on('message', (message: object) => tell(helper, message));
}
