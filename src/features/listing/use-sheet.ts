import { type RefObject, useEffect, useRef } from 'react';

/** The open sheets; the last one is on top. */
const sheets: HTMLElement[] = [];
let covered: readonly HTMLElement[] = [];

/**
 * Makes an element a modal sheet while `isOpen`: the rest of the page, including a sheet below, is inert,
 * Escape closes it, and on closing the focus returns to where it was.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    sheets.push(element);
    cover();
    element.querySelector<HTMLElement>('[data-closes]')?.focus();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // The first Escape closes the open section.
      if (key === 'Escape' && !element.querySelector('details[open] :focus')) close.current();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      sheets.splice(sheets.indexOf(element), 1);
      cover();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, sheet]);
}

/** Makes everything except the topmost sheet inert. */
function cover(): void {
  for (const element of covered) element.inert = false;
  const top = sheets.at(-1);
  covered = top ? outside(top) : [];
  for (const element of covered) element.inert = true;
  document.documentElement.toggleAttribute('data-sheet-open', top !== undefined);
}

/** The siblings of the element and of its ancestors, up to the body. */
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
