/**
 * Calls back whenever the page is restored from the browser's page cache. The page is then as it was left and
 * has missed changes made by other pages, so it must check stored state again.
 * @returns a function that stops listening
 */
export function onPageReturn(look: () => unknown): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/**
 * Loads the page again if it was left during this import and comes back from the page cache.
 * Chromium never settles an import whose modules arrived while the page was in the page cache, and whatever
 * waited for it would wait for ever.
 */
export function orReload<T>(load: Promise<T>): Promise<T> {
  let isPending = true;
  const end = () => {
    isPending = false;
  };
  load.then(end, end);
  onPageReturn(() => isPending && location.reload());
  return load;
}
