/**
 * Loads code at the visitor's first sign: a pointer, a finger, a key, the wheel. Until then a page costs nothing for
 * what it may never need.
 */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** A click that opens another tab or window is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * @param load imports the code; where it fails, the next sign tries again
 * @param answered selects the elements whose clicks the code answers: a click that comes before the code is repeated
 * once it is there, and left to the browser where the code does not come. Meanwhile the element is busy (`aria-busy`),
 * which its styles may show
 */
export function onFirstInteraction(load: () => Promise<unknown>, answered?: string): void {
  let loading: Promise<unknown> | undefined;
  const start = () => {
    loading ??= load().then(
      () => listen('removeEventListener'),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const onSign = () => {
    start().catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const target = answered && event.target instanceof Element && event.target.closest<HTMLElement>(answered);
    if (!target || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    target.ariaBusy = 'true';
    start()
      .finally(() => {
        // Before the code is told: it may say itself that it is busy.
        target.ariaBusy = null;
      })
      .then(
        () => target.click(),
        () => {
          // This once the browser has its way; the next click tries again.
          listen('removeEventListener');
          target.click();
          listen('addEventListener');
        },
      );
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of SIGNS) window[change](type, onSign, { capture: true, passive: true });
    document[change]('click', onClick as EventListener);
  };
  listen('addEventListener');
}
