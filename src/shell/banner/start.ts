import { onFirstInteraction } from '../../ui/first-interaction.ts';
import { mayMove, whenIdle } from './motion.ts';

const PARTS = {
  film: () => import('./film-player.ts'),
  slides: () => import('./slider.ts'),
};

// What moves a banner is loaded once the page is there and idle, or at the first touch of its buttons; where
// nothing may move by itself, only then.
const kind = document.querySelector<HTMLElement>('[data-banner]')?.dataset['banner'];
if (kind === 'film' || kind === 'slides') {
  const load = onFirstInteraction(PARTS[kind], '[data-banner] button, [data-film-link]', 'answered');
  if (mayMove()) whenIdle(() => load().catch(console.error));
}
