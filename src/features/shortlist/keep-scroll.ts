const KEY = 'shortlist-place';

/**
 * Leads a visitor who comes back to a page, or loads it again, to the place where it was left. The browser does that
 * too, but at a time when an element that a script fills may still be empty.
 * @param element gets the height that it had
 * @returns gives the height free again
 */
export function keepScroll(element: HTMLElement): () => void {
  const giveFree = () => {
    element.style.minHeight = '';
  };
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [height = 0, top = 0] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
    if (navigation?.type !== 'navigate' && height > 0) {
      element.style.minHeight = `${height}px`;
      window.scrollTo({ top, behavior: 'instant' });
    }
    window.addEventListener('pagehide', () => {
      const { scrollY } = window;
      giveFree();
      sessionStorage.setItem(KEY, `${element.offsetHeight} ${scrollY}`);
    });
  } catch {
    // Where the storage is forbidden, there is no list to come back to either.
  }
  return giveFree;
}
