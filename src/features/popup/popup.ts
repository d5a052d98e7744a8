import { onPageReturn } from '../../ui/page-return.ts';
import { popoversReady } from '../../ui/popovers.ts';
import { dismiss, isDismissedBy, wasDismissed } from './dismissal.ts';

/** The consent dialog sets this attribute while it is open, and fires this event when it closes. */
const isAsking = () => document.documentElement.dataset['consent'] === 'asking';
const CONSENT_CLOSED = 'site:consent-closed';

/** The popup must not disturb a visitor who is typing. */
const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

function start(popup: HTMLElement): void {
  const link = popup.querySelector<HTMLAnchorElement>('[data-popup-link]');
  if (isDismissedBy(location.href, link?.href ?? '')) dismiss();
  if (wasDismissed()) return;

  const close = () => {
    dismiss();
    popup.hidePopover();
  };
  const show = () => {
    if (wasDismissed()) return;
    if (isAsking()) document.addEventListener(CONSENT_CLOSED, show, { once: true });
    else if (isWriting()) document.addEventListener('focusout', () => setTimeout(show), { once: true });
    else popup.showPopover();
  };
  // A link to another site opens a new tab, and leaves this page as it is.
  link?.addEventListener('click', close);
  popup.querySelector('[data-popup-close]')?.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && popup.matches(':popover-open')) close();
  });
  // When the consent dialog is opened again, the popup is hidden.
  document.addEventListener('site:consent-open', () => {
    if (!popup.matches(':popover-open')) return;
    popup.hidePopover();
    document.addEventListener(CONSENT_CLOSED, show, { once: true });
  });
  // Another page may have dismissed it.
  onPageReturn(() => {
    if (wasDismissed() && popup.matches(':popover-open')) popup.hidePopover();
  });
  const delay = Number(popup.dataset['popup']) * 1000;
  if (delay > 0) setTimeout(show, delay);
  else show();
}

const popup = document.querySelector<HTMLElement>('[data-popup]');
if (popup)
  popoversReady()
    .then(() => start(popup))
    .catch(console.error);
