import { popoversReady } from '../ui/popovers.ts';

/** Past this many pixels the logo shrinks and an overlaid header becomes fixed (specification, page shell). */
const SHRINK_AFTER = 30;

const root = document.documentElement;
const update = () => root.toggleAttribute('data-scrolled', window.scrollY > SHRINK_AFTER);
window.addEventListener('scroll', update, { passive: true });
update();

// The language chosen here is the one that the bare address leads to next time.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('language', link.dataset['language'] ?? '');
    } catch {
      // Storage may be forbidden; the browser's languages decide then.
    }
  });
}

// The stylesheet of older browsers hides popovers until then.
popoversReady().catch(console.error);

// A menu that covers the page keeps the keyboard inside it. The page is free again before the menu has gone, so that
// the browser can give the focus back.
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
