import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rotate, SHOWN_FOR } from './rotation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A rotation with a count of its turns. */
function counted(isOn: boolean) {
  const state = { turns: 0, isHeld: false };
  const rotation = rotate(
    isOn,
    () => {
      state.turns += 1;
    },
    () => state.isHeld,
  );
  return { state, rotation };
}

test('it turns once in each slide’s time', () => {
  const { state } = counted(true);
  vi.advanceTimersByTime(SHOWN_FOR - 1);
  expect(state.turns).toBe(0);
  vi.advanceTimersByTime(1);
  expect(state.turns).toBe(1);
  vi.advanceTimersByTime(SHOWN_FOR * 2);
  expect(state.turns).toBe(3);
});

test('it stands still until it is started, and when it is stopped', () => {
  const { state, rotation } = counted(false);
  vi.advanceTimersByTime(SHOWN_FOR * 3);
  expect([state.turns, rotation.isOn]).toEqual([0, false]);
  rotation.set(true);
  vi.advanceTimersByTime(SHOWN_FOR);
  expect([state.turns, rotation.isOn]).toEqual([1, true]);
  rotation.set(false);
  vi.advanceTimersByTime(SHOWN_FOR * 3);
  expect(state.turns).toBe(1);
});

test('after a hold, a slide is shown for its whole time again', () => {
  const { state } = counted(true);
  vi.advanceTimersByTime(SHOWN_FOR - 1000);
  state.isHeld = true;
  vi.advanceTimersByTime(SHOWN_FOR * 3);
  expect(state.turns).toBe(0);
  state.isHeld = false;
  vi.advanceTimersByTime(SHOWN_FOR - 1000);
  expect(state.turns).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(state.turns).toBe(1);
});
