/** The storage key of the hosts that a visitor agreed to. */
export const KEY = 'embeds';

/** Forgets every host; called when a visitor withdraws consent. */
export function forgetHosts(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
}
