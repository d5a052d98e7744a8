import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the panel of a box is open: while the focus is in the box, or in the popover around it.
 * Leaving a popover closes it: what covers the page must not stay while the focus goes on behind it.
 */
export function useFocusInside(box: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const popover = box.current?.closest<HTMLElement>('[popover]');
    const boundary = popover ?? box.current;
    if (!boundary) return;
    const enter = () => setOpen(true);
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // The whole window lost the focus, and gives it back to where it was.
      if (document.activeElement === target) return;
      if (relatedTarget instanceof Node && boundary.contains(relatedTarget)) return;
      setOpen(false);
      if (relatedTarget) popover?.hidePopover();
    };
    boundary.addEventListener('focusin', enter);
    boundary.addEventListener('focusout', leave);
    // The box lives from its first focus on, so that one is past.
    if (boundary.contains(document.activeElement)) enter();
    return () => {
      boundary.removeEventListener('focusin', enter);
      boundary.removeEventListener('focusout', leave);
    };
  }, [box]);
  return [isOpen, setOpen];
}
