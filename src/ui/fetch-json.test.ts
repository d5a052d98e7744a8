import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FetchJsonError, fetchJson } from './fetch-json.ts';

const URL = '/fr/data/search.json';
const fetched = vi.fn<typeof fetch>();
const check = (data: unknown): string => {
  if (typeof data !== 'string') throw new TypeError('no text');
  return data;
};
const json = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Fetches, and returns the outcome without leaving a rejection unhandled. */
const outcome = (signal?: AbortSignal) =>
  fetchJson(URL, { check, signal }).catch((error: unknown) => error as FetchJsonError);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is there is given at once', async () => {
  fetched.mockResolvedValueOnce(json('a'));
  expect(await outcome()).toBe('a');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(URL, {});
});

test('retries come after 350 ms, then twice as long each time, and no more than five', async () => {
  fetched.mockImplementation(offline);
  const times: number[] = [];
  const started = Date.now();
  fetched.mockImplementation(() => {
    times.push(Date.now() - started);
    return offline();
  });
  const result = outcome();
  await vi.runAllTimersAsync();
  expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
  expect(await result).toMatchObject({ name: 'FetchJsonError', failure: 'network', status: undefined });
});

describe.each<[string, () => Promise<Response>]>([
  ['no answer', offline],
  ['an answer cut off', async () => new Response('{"a":')],
  ['a server in trouble', async () => json('', 503)],
  ['too many requests', async () => json('', 429)],
])('after %s', (_name, fail) => {
  test('the next try counts', async () => {
    fetched.mockImplementationOnce(fail).mockImplementationOnce(fail).mockResolvedValueOnce(json('a'));
    const result = outcome();
    await vi.runAllTimersAsync();
    expect(await result).toBe('a');
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

test.each([
  ['a missing file', json('', 404), { failure: 'status', status: 404 }],
  ['a forbidden one', json('', 403), { failure: 'status', status: 403 }],
  ['data of another shape', json(1), { failure: 'content', status: 200, cause: expect.any(TypeError) }],
])('%s is not tried again', async (_name, response, error) => {
  fetched.mockResolvedValue(response);
  const result = outcome();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject(error);
  expect(await result).toBeInstanceOf(FetchJsonError);
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('when aborted', () => {
  test('while it fetches', async () => {
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('x'))),
        ),
    );
    const controller = new AbortController();
    const result = outcome(controller.signal);
    controller.abort();
    expect(await result).toMatchObject({ failure: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('while it waits', async () => {
    fetched.mockImplementation(offline);
    const controller = new AbortController();
    const result = outcome(controller.signal);
    await vi.advanceTimersByTimeAsync(400);
    controller.abort(new Error('gone'));
    expect(await result).toMatchObject({ failure: 'aborted', cause: new Error('gone') });
    expect(vi.getTimerCount()).toBe(0);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('before it begins', async () => {
    fetched.mockImplementation(offline);
    expect(await outcome(AbortSignal.abort())).toMatchObject({ failure: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
