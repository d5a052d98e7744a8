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
 * @param answered selects the elements whose clicks, and the forms whose sending, the code answers: what comes before
 * the code is repeated once it is there, and left to the browser where the code does not come. Meanwhile the
 * element is busy (`aria-busy`), which its styles may show
 */
export function onFirstSign(load: () => Promise<unknown>, answered?: string): void {
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
  const later = (event: Event, target: HTMLElement, repeat: () => void) => {
    event.preventDefault();
    target.ariaBusy = 'true';
    start()
      .finally(() => {
        // Before the code is told: it may say itself that it is busy.
        target.ariaBusy = null;
      })
      .then(repeat, () => {
        // This once the browser has its way; the next click tries again.
        listen('removeEventListener');
        repeat();
        listen('addEventListener');
      });
  };
  const onClick = (event: MouseEvent) => {
    const target = answered && event.target instanceof Element ? event.target.closest(answered) : null;
    const isForm = target instanceof HTMLFormElement;
    if (target instanceof HTMLElement && !isForm && !event.defaultPrevented && isPlain(event))
      later(event, target, () => target.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (answered && form instanceof HTMLFormElement && form.matches(answered) && !event.defaultPrevented)
      later(event, form, () => form.requestSubmit());
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of SIGNS) window[change](type, onSign, { capture: true, passive: true });
    document[change]('click', onClick as EventListener);
    document[change]('submit', onSubmit as EventListener);
  };
  listen('addEventListener');
}
