/**
 * Calls back whenever the page comes back from the browser's page cache. It comes back as it was left, and has missed
 * what other pages changed meanwhile: what it goes by is to be looked at again.
 * @returns stops listening
 */
export function onPageReturn(look: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
