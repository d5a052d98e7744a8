import type { ClientDirective } from 'astro';

/**
 * `client:consent`: loads the consent dialog only if a choice is requested, before or after this script runs.
 */
const consent: ClientDirective = (load, _options, _island) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (document.documentElement.dataset['consent'] === 'asking') start();
  else document.addEventListener('site:consent-open', start, { once: true });
};

export default consent;
