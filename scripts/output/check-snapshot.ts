import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromHelper } from '../build/draw-job.ts';
import { runNode } from '../process/child.ts';
import type { Examined } from '../snapshot/examine.ts';
import { MEMORY, MEMORY_ENV } from './memory.ts';

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
  /** Ends it, if it has not ended. */
  end(): Promise<void>;
}

/**
 * Checks the snapshot in a process of its own.
 * @param env what the process is to know that it helps afterwards
 */
export function checkSnapshot(strict: boolean, env: Record<string, string | undefined>): Checker {
  let checker: ChildProcess | undefined;
  let isStopped = false;
  const outcome = Promise.withResolvers<Checked>();
  const kill = () => {
    isStopped = true;
    checker?.kill();
  };
  const ended = runNode([...MEMORY, CHECK, ...(strict ? ['--strict'] : [])], {
    env: { ...env, ...MEMORY_ENV },
    onStart: (child) => {
      checker = child;
      child.on('message', (message: Partial<FromChecker>) => {
        if (message.checked) outcome.resolve(message.checked);
      });
    },
  }).then(({ output, signal }) => {
    if (signal && !isStopped) console.error(endedBy('The process that checks and helps to draw', signal));
    // Nothing where it has told the outcome before. Other reasons it has said itself.
    const words = [output, 'The check of the snapshot ended before it was done.'];
    outcome.resolve({ status: 1, output: words.filter(Boolean).join('\n'), faults: [] });
  });
  ended.catch(outcome.reject);
  return {
    checked: outcome.promise,
    help: (helped) => {
      if (checker) connect(checker, helped);
      // What has gone wrong there is told after the check's outcome.
      helped.on('disconnect', () => outcome.promise.then(kill, kill));
    },
    end: () => {
      kill();
      return ended;
    },
  };
}

/** What to say of a process that was ended from outside. */
export const endedBy = (process: string, signal: string): string =>
  `\n${process} was ended by ${signal}${signal === 'SIGKILL' ? ': perhaps there was not enough memory' : ''}.`;

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
