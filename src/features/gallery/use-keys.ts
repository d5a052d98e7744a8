import { useEffect } from 'react';
import type { SliderControl } from './slider-control.ts';

/** The keys of the gallery. They stop the slide show. */
const KEYS: ReadonlyMap<string, (control: SliderControl) => void> = new Map([
  ['ArrowLeft', ({ previous }) => previous()],
  ['ArrowRight', ({ next }) => next()],
  ['Home', ({ go }) => go(0)],
  ['End', ({ go, last }) => go(last)],
  ['+', ({ zoomBy }) => zoomBy(1.5)],
  ['-', ({ zoomBy }) => zoomBy(1 / 1.5)],
  ['0', ({ zoomBy }) => zoomBy(0)],
]);

/** Lets the keyboard move and zoom the slides, wherever the focus is. */
export function useKeys(control: SliderControl | undefined): void {
  useEffect(() => {
    if (!control) return;
    const onKey = (event: KeyboardEvent) => {
      const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS.get(event.key);
      if (!act) return;
      event.preventDefault();
      control.stopPlay();
      act(control);
    };
    // On the document, because after a click on a picture no element has the focus.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [control]);
}
