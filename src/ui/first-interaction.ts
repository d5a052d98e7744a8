/**
 * Loads code at the visitor's first interaction: moving a pointer, touching, typing, scrolling. A page that
 * nobody interacts with loads none of it.
 */
import { orReload } from './page-return.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** A click that opens another tab or window is left to the browser. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * @param load imports the code; after a failure the next interaction tries again
 * @param answered selects the elements whose clicks the code handles. A click before the code is loaded is
 *   repeated afterwards; if loading fails, it is left to the browser. Meanwhile the element has `aria-busy`,
 *   which its styles may show
 * @param where which interactions load the code: those anywhere on the page, or those with answered elements
 * @returns loads the code without an interaction. Code that is loaded past it would answer the first click twice
 */
export function onFirstInteraction(
  load: () => Promise<unknown>,
  answered?: string,
  where: 'page' | 'answered' = 'page',
): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined;
  const start = () => {
    loading ??= orReload(load()).then(
      () => listen('removeEventListener'),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const answeredAt = ({ target }: Event) =>
    answered && target instanceof Element ? target.closest<HTMLElement>(answered) : null;
  const onSign = (event: Event) => {
    // A dialog that opens takes the focus by itself.
    if (event.type === 'focusin' && event.target instanceof Element && event.target.closest('dialog')) return;
    if (where === 'page' || answeredAt(event)) start().catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    const target = answeredAt(event);
    if (!target || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    target.setAttribute('aria-busy', 'true');
    start()
      .finally(() => {
        // Cleared before the click is repeated, since the code may set it itself.
        target.removeAttribute('aria-busy');
      })
      .then(
        () => target.click(),
        () => {
          // This click is left to the browser; the next one tries again.
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
  return start;
}
