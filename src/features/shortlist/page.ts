import { keepScroll } from './keep-scroll.ts';
import { $shared } from './shared.ts';
import { $recent, $shortlist } from './store.ts';

const explanation = document.querySelector<HTMLElement>('[data-shortlist-empty]');
const island = document.querySelector<HTMLElement>('[data-shortlist-island]');

/** Shows the explanation or the island; the island loads its code as soon as it is seen, so only with a reason. */
function update(): void {
  const [isEmpty, isOffered] = [$shortlist.get().length === 0, $shared.get().length > 0];
  if (explanation) {
    explanation.hidden = !isEmpty || isOffered;
    explanation.dataset['ready'] = '';
  }
  // Once shown it stays: what was removed can be brought back there.
  if (island && (!isEmpty || isOffered || $recent.get().length > 0)) island.hidden = false;
}

for (const store of [$shortlist, $recent, $shared]) store.subscribe(update);
if (island) {
  const giveFree = keepScroll(island);
  for (const store of [$shortlist, $recent, $shared]) store.listen(giveFree);
}
