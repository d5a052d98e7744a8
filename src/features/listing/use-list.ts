import { useLayoutEffect, useRef, useState } from 'react';
import { addStylesheet } from '../../ui/late-style.ts';
import { followAddress, type ListHistory, restoreScroll } from './list-history.ts';
import { createList, type List, type ListSetup } from './list-store.ts';

/**
 * The list of a page, in step with address and window from the start; `history` is set once the island is
 * mounted.
 * @param stylesheet the live parts are shown when it has loaded
 */
export function useList(
  setup: ListSetup,
  stylesheet: string,
): { list: List; history: ListHistory | undefined } {
  const [list] = useState(() => createList(setup));
  const [history, setHistory] = useState<ListHistory>();
  const hasStyles = useRef(false);
  // Before the first paint, and before the click that started the island is repeated.
  useLayoutEffect(() => {
    const measureWindow = () => list.$width.set(innerWidth);
    measureWindow();
    addEventListener('resize', measureWindow);
    const own = followAddress(list);
    setHistory(own);
    const styles = hasStyles.current ? undefined : addStylesheet(stylesheet);
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
