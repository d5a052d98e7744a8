/** What browsers tell of the connection; Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether a banner may move by itself: not for who asks for less motion or data, nor over a slow line. */
export function mayMove(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return !prefersStill() && !saveData && effectiveType === '4g';
}

/** Whether the device asks for reduced motion. */
export const prefersStill = (): boolean => matchMedia(REDUCED).matches;

/** Runs something when the page with all its parts has loaded and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
