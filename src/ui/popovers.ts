/**
 * Makes popovers available: older browsers load a polyfill.
 * @returns resolves when they can be shown; rejects if the polyfill fails to load
 */
export async function popoversReady(): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) await import('./popover-stand-in.ts');
}
