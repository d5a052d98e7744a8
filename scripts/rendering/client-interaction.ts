import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerover', 'change'] as const;

/** Narrows when an island loads. */
export interface InteractionOptions {
  /** A selector: only what is done within such a part counts. */
  within: string;
  /** Parameters of the address that ask for the island at once. */
  query: readonly string[];
}

/**
 * `client:interaction`: loads an island when it is first pointed at, touched or focused, and not before. Where that
 * fails, the next touch tries again. What is done to a `data-replay` button or list while it loads is done again when
 * it lives.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const { within = '', query = [] } = typeof value === 'object' ? (value as Partial<InteractionOptions>) : {};
  let redo: (() => void) | undefined;
  const start = async (event?: Event) => {
    if (within && event?.target instanceof Element && !event.target.closest(within)) return;
    for (const type of EVENTS) island.removeEventListener(type, start);
    const hydrate = await load();
    await hydrate();
    // The island takes this mark off when it lives.
    if (island.hasAttribute('ssr')) return listen();
    island.removeEventListener('click', remember);
    island.removeEventListener('change', remember);
    redo?.();
  };
  const remember = ({ target, type }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    if (control instanceof HTMLSelectElement) {
      if (type !== 'change') return;
      const { value: chosen } = control;
      redo = () => {
        // React takes over at the first event that it has to answer, and sets the list back to what it knows.
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.value = chosen;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      };
    } else if (control) redo = () => control.click();
  };
  const listen = () => {
    for (const type of EVENTS) island.addEventListener(type, start);
  };
  island.addEventListener('click', remember);
  island.addEventListener('change', remember);
  const parameters = new URLSearchParams(location.search);
  // The focus may have come before this script.
  const isFocused = within ? island.querySelector(`${within}:focus-within`) : island.matches(':focus-within');
  if (isFocused || query.some((name) => parameters.has(name))) start();
  else listen();
};

export default interaction;
