/** An owner without activity for this long is logged out. */
export const IDLE_MS = 15 * 60_000;

/** The time before that at which a warning is shown. */
export const WARNING_MS = 60_000;

/** The state after a time without activity: active, warned with the seconds left, or ended. */
export function idleState(silence: number): 'active' | 'ended' | { secondsLeft: number } {
  if (silence >= IDLE_MS) return 'ended';
  return silence >= IDLE_MS - WARNING_MS ? { secondsLeft: Math.ceil((IDLE_MS - silence) / 1000) } : 'active';
}
