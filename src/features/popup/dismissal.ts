import { dismissesPopup } from '../../routing/address.ts';

const KEY = 'popup';

/**
 * Whether an address by itself marks the popup as dismissed for the session (specification, section 4): one that
 * contains "modal-clicked", or that of the page the popup leads to.
 * @param target the address that the popup's link leads to, empty without a link
 */
export function isDismissedBy(address: string, target: string): boolean {
  if (dismissesPopup(address)) return true;
  const here = URL.parse(address);
  const there = here && target ? URL.parse(target, here.href) : null;
  return there !== null && here?.origin === there.origin && here.pathname === there.pathname;
}

/** Whether the popup was dismissed in this session. Where nothing can be stored, it was: better never than always. */
export function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function dismiss(): void {
  try {
    sessionStorage.setItem(KEY, 'dismissed');
  } catch {
    // Storage that is full: the popup comes back on the next page.
  }
}
