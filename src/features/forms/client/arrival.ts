import { otherLanguages } from './kept.ts';

/**
 * Whether the visitor goes on with what they did on this page: it was reloaded, they came back to it, or switched its
 * language. All else is an arrival by a link.
 */
export function isContinued(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isArrival = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const [from] = document.referrer.split('?');
  return !isArrival || otherLanguages().some(({ origin, pathname }) => from === origin + pathname);
}
