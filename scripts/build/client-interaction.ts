import type { ClientDirective } from 'astro';

const EVENTS = ['focusin', 'pointerover'] as const;

/**
 * `client:interaction`: loads an island when it is first pointed at, touched or focused, and not before. Where that
 * fails, the next touch tries again.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const start = async () => {
    for (const event of EVENTS) island.removeEventListener(event, start);
    const hydrate = await load();
    await hydrate();
    // The island takes this mark off when it lives.
    if (island.hasAttribute('ssr')) listen();
  };
  const listen = () => {
    for (const event of EVENTS) island.addEventListener(event, start);
  };
  // The focus may have come before this script.
  if (island.matches(':focus-within')) start();
  else listen();
};

export default interaction;
