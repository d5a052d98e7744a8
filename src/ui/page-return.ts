/**
 * Calls back whenever the page is restored from the browser's page cache. The page is then as it was left and
 * has missed changes made by other pages, so it must check stored state again.
 * @returns a function that stops listening
 */
export function onPageReturn(look: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
