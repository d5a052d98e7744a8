import { afterFailure, type Tries, triesOf, waitLeft } from './waiting.ts';

/** Two numbers, no more: how often it went wrong, and when the next try may come. */
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
    // Forbidden storage: this page alone remembers.
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
