/**
 * Loads code at the visitor's first sign: a pointer, a finger, a key, the wheel. Until then a page costs nothing for
 * what it may never need.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** A click that opens another tab or window is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * @param load imports the code; where it fails, the next sign tries again
 * @param clickable selects the elements whose clicks the code answers: one that comes before the code is repeated once
 * it is there, and left to the browser where the code does not come
 */
export function onFirstSign(load: () => Promise<unknown>, clickable?: string): void {
  let loading: Promise<unknown> | undefined;
  const start = () => {
    loading ??= load().then(stop, (error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const onSign = () => {
    start().catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const target =
      clickable && event.target instanceof Element ? event.target.closest<HTMLElement>(clickable) : null;
    if (!target || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    start().then(
      () => target.click(),
      () => {
        stop();
        target.click();
      },
    );
  };
  const stop = () => {
    for (const type of SIGNS) removeEventListener(type, onSign, true);
    document.removeEventListener('click', onClick);
  };
  for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });
  document.addEventListener('click', onClick);
}
