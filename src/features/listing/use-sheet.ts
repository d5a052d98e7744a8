import { type RefObject, useEffect, useRef } from 'react';

/** The sheets that are open; the last one lies over the others. */
const sheets: HTMLElement[] = [];
let covered: readonly HTMLElement[] = [];

/**
 * A part of the page that is a sheet over it while `isOpen`: the rest is out of reach, another sheet below it too,
 * Escape closes it, and the focus goes back to where it came from.
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
      // The first Escape is for the open section.
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

/** Leaves only the sheet on top within reach. */
function cover(): void {
  for (const element of covered) element.inert = false;
  const top = sheets.at(-1);
  covered = top ? outside(top) : [];
  for (const element of covered) element.inert = true;
  document.documentElement.toggleAttribute('data-sheet-open', top !== undefined);
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
