import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerover'] as const;

/** Narrows when an island loads. */
export interface InteractionOptions {
  /** A selector: only what is done within such a part counts. */
  within: string;
  /** Parameters of the address that ask for the island at once. */
  query: readonly string[];
}

/**
 * `client:interaction`: loads an island when it is first pointed at, touched or focused, and not before. Where that
 * fails, the next touch tries again. A press of a `data-replay` button while it loads is made again when it lives.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const { within = '', query = [] } = typeof value === 'object' ? (value as Partial<InteractionOptions>) : {};
  let pressed: HTMLElement | undefined;
  const start = async (event?: Event) => {
    if (within && event?.target instanceof Element && !event.target.closest(within)) return;
    for (const type of EVENTS) island.removeEventListener(type, start);
    const hydrate = await load();
    await hydrate();
    // The island takes this mark off when it lives.
    if (island.hasAttribute('ssr')) return listen();
    island.removeEventListener('click', remember);
    pressed?.click();
  };
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('[data-replay]') ?? pressed;
  };
  const listen = () => {
    for (const type of EVENTS) island.addEventListener(type, start);
  };
  island.addEventListener('click', remember);
  const parameters = new URLSearchParams(location.search);
  // The focus may have come before this script.
  const isFocused = within ? island.querySelector(`${within}:focus-within`) : island.matches(':focus-within');
  if (isFocused || query.some((name) => parameters.has(name))) start();
  else listen();
};

export default interaction;
