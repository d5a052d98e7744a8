import { dismissesPopup } from '../../routing/address.ts';

const KEY = 'popup';

/**
 * Whether an address dismisses the popup for the session (specification, section 4): one that contains
 * "modal-clicked", or that of the page the popup links to.
 * @param target the address of the popup's link, empty without a link
 */
export function isDismissedBy(address: string, target: string): boolean {
  if (dismissesPopup(address)) return true;
  const here = URL.parse(address);
  const there = here && target ? URL.parse(target, here.href) : null;
  return there !== null && here?.origin === there.origin && here.pathname === there.pathname;
}

/**
 * Whether the popup was dismissed in this session. If nothing can be stored, it counts as dismissed, so that
 * it does not appear on every page.
 */
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
    // The storage is full: the popup appears again on the next page.
  }
}
