const MOST_RETRIES = 5;
const FIRST_DELAY = 350;

/**
 * `aborted`: by the signal; `network`: no answer; `status`: an error status; `content`: not the expected
 * data.
 */
export type FetchFailure = 'aborted' | 'network' | 'status' | 'content';

/** The reason why JSON could not be fetched. */
export class FetchJsonError extends Error {
  override name = 'FetchJsonError';
  readonly failure: FetchFailure;
  /** The answer's HTTP status; `undefined` without an answer. */
  readonly status: number | undefined;

  constructor(failure: FetchFailure, url: string, status: number | undefined, cause: unknown) {
    super(`Fetching ${url} failed: ${failure}${status === undefined ? '' : ` (${status})`}.`, { cause });
    this.failure = failure;
    this.status = status;
  }
}

interface Options<T> {
  /** Turns the parsed JSON into the wanted value, or throws. */
  check(data: unknown): T;
  signal?: AbortSignal | undefined;
}

/**
 * Fetches a JSON file of this site. After a temporary failure (no answer, a truncated answer, a server error)
 * it tries again at most 5 times, after 350 ms and then twice as long each time (specification, section 9).
 * @throws FetchJsonError when all tries failed, at once after a permanent failure, and when aborted
 */
export async function fetchJson<T>(url: string, { check, signal }: Options<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(url, check, signal);
    } catch (error) {
      if (!(error instanceof FetchJsonError) || !mayPass(error) || retry === MOST_RETRIES) throw error;
    }
    await pause(FIRST_DELAY * 2 ** retry, url, signal);
  }
}

async function attempt<T>(
  url: string,
  check: (data: unknown) => T,
  signal: AbortSignal | undefined,
): Promise<T> {
  let response: Response | undefined;
  let data: unknown;
  try {
    response = await fetch(url, signal ? { signal } : {});
    if (response.ok) data = await response.json();
  } catch (cause) {
    const failure = signal?.aborted ? 'aborted' : 'network';
    throw new FetchJsonError(failure, url, response?.status, cause);
  }
  if (!response.ok) throw new FetchJsonError('status', url, response.status, undefined);
  try {
    return check(data);
  } catch (cause) {
    throw new FetchJsonError('content', url, response.status, cause);
  }
}

/** Whether trying again may help; it does not for a missing file or wrong content. */
const mayPass = ({ failure, status = 0 }: FetchJsonError): boolean =>
  failure === 'network' || (failure === 'status' && (status >= 500 || [408, 425, 429].includes(status)));

/** Waits, or throws as soon as the signal aborts. */
function pause(milliseconds: number, url: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new FetchJsonError('aborted', url, undefined, signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
