/** Without a sign of life for so long, the owner is logged out. */
export const IDLE_MS = 15 * 60_000;

/** So long before that, they are asked whether they are still there. */
export const WARNING_MS = 60_000;

/** What is to be done so long after the last sign of life: nothing, warn with the seconds that are left, or log out. */
export function idleState(silence: number): 'active' | 'ended' | { secondsLeft: number } {
  if (silence >= IDLE_MS) return 'ended';
  return silence >= IDLE_MS - WARNING_MS ? { secondsLeft: Math.ceil((IDLE_MS - silence) / 1000) } : 'active';
}
