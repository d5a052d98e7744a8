import { type RefObject, useEffect } from 'react';

/** Up to here the page is a phone's (specification, section 4, page shell). */
const PHONE = '(max-width: 766px)';

/**
 * Scrolls so that the open panel can be seen: on phones the box goes to the top, where the keyboard leaves most room;
 * elsewhere the page moves only as far as it must. In a popover the box is at the top anyway.
 */
export function useRevealed(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  activeId: string | undefined,
): void {
  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element || element.closest('[popover]')) return;
    const isPhone = matchMedia(PHONE).matches;
    const target = isPhone ? element : element.querySelector('.search__panel');
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ block: isPhone ? 'start' : 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [box, isOpen]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
}
