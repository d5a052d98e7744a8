import { type RefObject, useEffect, useRef } from 'react';

/**
 * A part of the page that is a sheet over it while `isOpen`: the rest is out of reach, Escape closes it, and the focus
 * goes back to where it came from.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    const others = outside(element);
    for (const other of others) other.inert = true;
    document.documentElement.toggleAttribute('data-sheet-open', true);
    [...element.querySelectorAll('button')].find((button) => button.checkVisibility())?.focus();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // The first Escape is for the open section.
      if (key === 'Escape' && !element.querySelector('details[open] :focus')) close.current();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      for (const other of others) other.inert = false;
      document.documentElement.toggleAttribute('data-sheet-open', false);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, sheet]);
}

/** What lies beside the element, and beside what it lies in, up to the body. */
function outside(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let inner: HTMLElement = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other);
  }
  return others;
}
