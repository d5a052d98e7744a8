import '../features/map/place-map-start.ts';
import '../features/viewings/past.ts';
import { tellFailed } from '../ui/failed-note.ts';
import { onFirstInteraction } from '../ui/first-interaction.ts';

/** Loads a property's tools when `<button data-tool="share">` and the like are first used. */
const TOOLS = {
  share: () => import('../features/tools/share.ts'),
};

const isTool = (name: string | undefined): name is keyof typeof TOOLS => name !== undefined && name in TOOLS;

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
  const name = button ? button.dataset['tool'] : undefined;
  if (button && isTool(name))
    TOOLS[name]()
      .then(({ open }) => open(button))
      .catch(console.error);
});

// The calculator's island cannot say itself that its own code has not loaded.
document
  .querySelector('[data-tool="calculator"]')
  ?.closest('astro-island')
  ?.addEventListener('astro:hydration-error', () => tellFailed('calculator', true));

// Only a visitor who comes from this site can come from one of its lists; the loaded script checks further.
if (document.referrer.startsWith(location.origin))
  onFirstInteraction(() => import('../features/listing/trail-bar.ts'));

// Started from this script because one script on a page weighs less than three.
onFirstInteraction(
  () => Promise.all([import('../ui/embed/embed.ts'), import('../features/property/documents.ts')]),
  '[data-embed-load]',
);
