import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it appears, so that a screen reader begins there. */
export function useFocusOnce<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return ref;
}
