import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the panel of a box is open: while the focus is in the box, or in the popover around it. Moving the
 * focus out of a popover closes it, so that it does not cover the newly focused element.
 */
export function useFocusInside(box: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const popover = box.current?.closest<HTMLElement>('[popover]');
    const boundary = popover ?? box.current;
    if (!boundary) return;
    const enter = () => setOpen(true);
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // The window lost the focus, and will restore it to the same element.
      if (document.activeElement === target) return;
      if (relatedTarget instanceof Node && boundary.contains(relatedTarget)) return;
      setOpen(false);
      if (relatedTarget) popover?.hidePopover();
    };
    boundary.addEventListener('focusin', enter);
    boundary.addEventListener('focusout', leave);
    // The island is mounted on the first focus, so that event has already happened.
    if (boundary.contains(document.activeElement)) enter();
    return () => {
      boundary.removeEventListener('focusin', enter);
      boundary.removeEventListener('focusout', leave);
    };
  }, [box]);
  return [isOpen, setOpen];
}
