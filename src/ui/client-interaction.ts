import type { ClientDirective } from 'astro';
import { orReload } from './page-return.ts';

const EVENTS = ['focusin', 'pointerover', 'change'] as const;

/** Restricts when an island loads. */
export interface InteractionOptions {
  /** A selector: only interactions within such a part count. */
  within: string;
  /** Parameters of the address that load the island at once. */
  query: readonly string[];
}

/**
 * `client:interaction`: loads an island when the pointer, a touch or the focus first reaches it. After a
 * failure the next interaction tries again. An interaction with a `data-replay` button or list during loading
 * is repeated afterwards.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const { within = '', query = [] } = typeof value === 'object' ? (value as Partial<InteractionOptions>) : {};
  let redo: (() => void) | undefined;
  const start = async (event?: Event) => {
    if (within && event?.target instanceof Element && !event.target.closest(within)) return;
    for (const type of EVENTS) island.removeEventListener(type, start);
    const hydrate = await orReload(load());
    await hydrate();
    // The island removes this attribute when it is mounted.
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
        // React mounts at the first event that it handles, and resets the list to its own state.
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
  // The focus may have arrived before this script.
  const isFocused = within ? island.querySelector(`${within}:focus-within`) : island.matches(':focus-within');
  if (isFocused || query.some((name) => parameters.has(name))) start();
  else listen();
};

export default interaction;
