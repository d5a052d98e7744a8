import { afterFailure, type Tries, triesOf, waitLeft } from './waiting.ts';

/** Stores only two numbers: the count of failures, and the time of the next permitted try. */
const KEY = 'owner-tries:1';

let memory: string | null = null;

const read = (): Tries => {
  try {
    return triesOf(sessionStorage.getItem(KEY));
  } catch {
    return triesOf(memory);
  }
};

const write = ({ failures, until }: Tries): void => {
  memory = `${failures} ${until}`;
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // If storage is forbidden, only this page remembers.
  }
};

export const noteFailure = (): void => write(afterFailure(read(), Date.now()));

export const secondsToWait = (): number => Math.ceil(waitLeft(read(), Date.now()) / 1000);

export function forgetFailures(): void {
  memory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
