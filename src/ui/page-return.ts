/**
 * Looks again each time the page comes back from the browser's page cache, as it was when it was left: scripts went on
 * living there without noticing what happened meanwhile.
 * @param look called after the page is shown again; not for a page that is loaded anew
 * @returns stops listening
 */
export function onPageReturn(look: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}
