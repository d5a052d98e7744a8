import { keepScroll } from './keep-scroll.ts';
import { $shared } from './shared.ts';
import { $recent, $shortlist } from './store.ts';

const explanation = document.querySelector<HTMLElement>('[data-shortlist-empty]');
const island = document.querySelector<HTMLElement>('[data-shortlist-island]');

/**
 * Shows the explanation or the island. The island loads its code once it is visible, so it is shown only if
 * needed.
 */
function update(): void {
  const [isEmpty, isOffered] = [$shortlist.get().length === 0, $shared.get().length > 0];
  if (explanation) {
    explanation.hidden = !isEmpty || isOffered;
    explanation.dataset['ready'] = '';
  }
  // Once shown it stays, so that removed entries can be restored there.
  if (island && (!isEmpty || isOffered || $recent.get().length > 0)) island.hidden = false;
}

for (const store of [$shortlist, $recent, $shared]) store.subscribe(update);
if (island) {
  const giveFree = keepScroll(island);
  for (const store of [$shortlist, $recent, $shared]) store.listen(giveFree);
}
