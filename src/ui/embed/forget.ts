/** Where the browser keeps the hosts that a visitor agreed to. */
export const KEY = 'embeds';

/** Forgets every host, as a visitor who takes back consent expects. */
export function forgetHosts(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
}
