import { onPageReturn } from '../ui/page-return.ts';
import { popoversReady } from '../ui/popovers.ts';

/**
 * Past this many pixels the logo shrinks and an overlaid header becomes fixed (specification, page shell).
 */
const SHRINK_AFTER = 30;

const root = document.documentElement;
const update = () => root.toggleAttribute('data-scrolled', window.scrollY > SHRINK_AFTER);
window.addEventListener('scroll', update, { passive: true });
update();

// Stores the chosen language, which the address without a language then redirects to. What the address says
// further, such as the property of a form, comes along; a list puts its own criteria there when they change.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.search ||= location.search;
  link.hash ||= location.hash;
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('language', link.dataset['language'] ?? '');
    } catch {
      // Storage may be forbidden; the browser's languages are used then.
    }
  });
}

// Until then the stylesheet for older browsers hides popovers.
popoversReady().catch(console.error);

// A menu that covers the page keeps the focus inside it. The rest of the page is released before the menu
// closes, so that the browser can restore the focus.
for (const menu of document.querySelectorAll<HTMLElement>('[popover][data-covers]')) {
  const cover = (isOpen: boolean) => {
    for (const other of document.querySelectorAll<HTMLElement>('body > :not([popover])'))
      other.inert = isOpen;
    root.toggleAttribute('data-menu-open', isOpen);
  };
  menu.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') cover(false);
  });
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return;
    cover(true);
    menu.querySelector<HTMLElement>('button, a')?.focus();
  });
}

// Sub-menus are <details>: Escape and a click elsewhere close them.
const openSubmenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-submenu][open]');
document.addEventListener('click', (event) => {
  for (const details of openSubmenus()) if (!details.contains(event.target as Node)) details.open = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const details of openSubmenus()) {
    const hadFocus = details.contains(document.activeElement);
    details.open = false;
    if (hadFocus) details.querySelector('summary')?.focus();
  }
});

// A visitor who comes back by the browser's button finds the page without the menu that led away from it.
onPageReturn(() => {
  for (const details of document.querySelectorAll('[data-header] [open]')) details.removeAttribute('open');
  for (const menu of document.querySelectorAll<HTMLElement>('#drawer, #extra-menu')) menu.hidePopover();
});
