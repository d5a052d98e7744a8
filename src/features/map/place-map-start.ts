import { onFirstInteraction } from '../../ui/first-interaction.ts';

/** Loads what answers the map of a page that has one. */
if (document.querySelector('[data-map-message]')) onFirstInteraction(() => import('./place-map.ts'));
