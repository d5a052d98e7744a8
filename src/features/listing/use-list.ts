import { useLayoutEffect, useRef, useState } from 'react';
import { followAddress, type ListHistory, restoreScroll } from './list-history.ts';
import { createList, type List, type ListSetup } from './list-store.ts';

/**
 * The list of a page, in step with address and window from its first moment; `history` is there as soon as it lives.
 * @param stylesheet what the live parts need; they are shown when it has come
 */
export function useList(
  setup: ListSetup,
  stylesheet: string,
): { list: List; history: ListHistory | undefined } {
  const [list] = useState(() => createList(setup));
  const [history, setHistory] = useState<ListHistory>();
  const hasStyles = useRef(false);
  // Before the first paint, and before the press that woke the island is made again.
  useLayoutEffect(() => {
    const measureWindow = () => list.$width.set(innerWidth);
    measureWindow();
    addEventListener('resize', measureWindow);
    const own = followAddress(list);
    setHistory(own);
    const styles = hasStyles.current ? undefined : loadStyles(stylesheet);
    hasStyles.current = true;
    void Promise.resolve(styles)
      .then(() => list.$hasStyles.set(true))
      .then(() => list.load())
      .then(restoreScroll);
    return () => {
      removeEventListener('resize', measureWindow);
      own.stop();
    };
  }, [list, stylesheet]);
  return { list, history };
}

/** Adds a stylesheet; one that does not come leaves the list plain, but usable. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    // After the bar's own styles, which lie in the body, so that the sheet's win.
    document.body.append(link);
  });
}
