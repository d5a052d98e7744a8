import { type RefObject, useEffect } from 'react';

/** The largest width of a phone (specification, section 4, page shell). */
const PHONE = '(max-width: 766px)';

/**
 * Scrolls so that the open panel is visible: on phones the box moves to the top, where the keyboard leaves
 * most room; elsewhere the page scrolls only as far as needed. In a popover the box is already at the top.
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
