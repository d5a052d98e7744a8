/**
 * Wakes the gallery's island when one of its links is touched, anywhere on the page: the island listens to
 * touches of itself only. A press is held until the island is there.
 */
import { onFirstInteraction } from '../../ui/first-interaction.ts';
import { GALLERY_LINKS, isItemFragment } from './fragment.ts';
import { offerPicture } from './unopened.ts';

/** How long a press waits, in milliseconds, until the visitor is offered the picture by itself. */
const PATIENCE = 5000;

const isBusy = (link: Element): boolean => link.hasAttribute('aria-busy');

export function wakeGallery(): void {
  // A shared address with an item in its fragment opens the gallery at once.
  if (isItemFragment(location.hash)) wake().catch(() => undefined);
  onFirstInteraction(wake, GALLERY_LINKS, 'answered');
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(GALLERY_LINKS);
    if (link) setTimeout(() => isBusy(link) && offerPicture(link), PATIENCE);
  });
}

/** Resolves when the island answers its links; rejects if its code does not load. */
async function wake(): Promise<void> {
  await customElements.whenDefined('astro-island');
  const island = document.querySelector('[data-failed="gallery"] ~ astro-island');
  if (!island?.hasAttribute('ssr')) return;
  await new Promise<void>((resolve, reject) => {
    island.addEventListener('astro:hydrate', () => resolve(), { once: true });
    island.addEventListener('astro:hydration-error', reject, { once: true });
    island.dispatchEvent(new Event('pointerover'));
  }).catch((error: unknown) => {
    const pressed = [...document.querySelectorAll<HTMLAnchorElement>(GALLERY_LINKS)].find(isBusy);
    if (pressed) offerPicture(pressed);
    throw error;
  });
}
