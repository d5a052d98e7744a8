import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Attempt } from './attempt.ts';
import { OwnerPortalError } from './portal-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

/** The result of the work: its value, the failure of an `OwnerPortalError`, or any other error. */
const outcome = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof OwnerPortalError ? error.failure : error));

test('what comes in time is given back, and the attempt goes on', async () => {
  const attempt = new Attempt(1000);
  const work = outcome(attempt.wait(after(900, 'here')));
  await vi.advanceTimersByTimeAsync(900);
  expect(await work).toBe('here');
  expect(attempt.isOver).toBe(false);
});

test('patience with the network is spent over all of its waits, and ends the attempt', async () => {
  const attempt = new Attempt(1000);
  const first = attempt.wait(after(600, 'first'));
  await vi.advanceTimersByTimeAsync(600);
  await first;
  const second = outcome(attempt.wait(after(600, 'second')));
  await vi.advanceTimersByTimeAsync(399);
  expect(attempt.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe('unreachable');
  expect(attempt.signal.aborted).toBe(true);
});

test('a sign of life gives all of it back', async () => {
  const attempt = new Attempt(1000);
  for (const value of [1, 2, 3]) {
    const part = attempt.wait(after(900, value));
    await vi.advanceTimersByTimeAsync(900);
    expect(await part).toBe(value);
    attempt.sign();
  }
  expect(attempt.isOver).toBe(false);
});

test('the device’s own work may be slow and costs no patience, but does not go on for ever', async () => {
  const attempt = new Attempt(1000);
  const work = attempt.compute(after(60_000, 'key'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await work).toBe('key');
  const file = attempt.wait(after(900, 'file'));
  await vi.advanceTimersByTimeAsync(900);
  expect(await file).toBe('file');
  const endless = outcome(attempt.compute(never()));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await endless).toBe('unready');
});

test('whoever ends it ends all that waits and all that begins to wait, with the first reason', async () => {
  const attempt = new Attempt();
  const works = [attempt.wait(never()), attempt.compute(never())].map(outcome);
  attempt.end(new OwnerPortalError('damaged'));
  attempt.end(new OwnerPortalError('outdated'));
  works.push(outcome(attempt.wait(Promise.resolve('late'))));
  expect(await Promise.all(works)).toEqual(['damaged', 'damaged', 'damaged']);
});

test('what fails by itself fails with its own error', async () => {
  const error = new Error('broken');
  expect(await outcome(new Attempt().wait(Promise.reject(error)))).toBe(error);
});
