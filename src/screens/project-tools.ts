/** All that a project's page starts: one script weighs less than four. */
import '../features/map/place-map-start.ts';
import '../features/projects/unit-filter.ts';
import { onFirstInteraction } from '../ui/first-interaction.ts';

onFirstInteraction(
  () => Promise.all([import('../ui/embed/embed.ts'), import('../features/property/documents.ts')]),
  '[data-embed-load]',
);
