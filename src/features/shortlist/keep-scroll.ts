const KEY = 'shortlist-place';

/**
 * Restores the scroll position for a visitor who returns to or reloads a page. The browser does so too, but
 * possibly before a script has filled an element.
 * @param element gets its former height
 * @returns a function that removes the fixed height
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
    // Without storage there is no list to return to.
  }
  return giveFree;
}
