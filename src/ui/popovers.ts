/**
 * Lets popovers be shown: older browsers load a script that stands in for what they lack.
 * @returns when they can be; rejects where the script does not come
 */
export async function popoversReady(): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) await import('./popover-stand-in.ts');
}
