/**
 * The save buttons of a page, its "new" marks and the count in the header, without any framework. It works on
 * data attributes of the HTML, so that cards which an island adds later need nothing else:
 * - `data-property="4101" data-created="2026-10-04"` on a card or a property's page; `data-viewed` on the
 *   latter;
 * - inside it `data-part="title"`, `place`, `price` (with `data-amount`) and `picture`;
 * - `<button data-save hidden aria-pressed="false">` and `<span data-new hidden>`.
 */
import { fill } from '../../ui/fill.ts';
import { cardSnapshotOf } from './card-snapshot.ts';
import { isNewTo } from './days-here.ts';
import { has, MAX_ENTRIES } from './shortlist.ts';
import { $daysHere, $isSaved, $shortlist, recordDay, recordViewed, toggleOnShortlist } from './store.ts';

/** How long a visible message stays, in milliseconds. */
const MESSAGE_MS = 10_000;

const cardOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-property]');
const idOf = (card: HTMLElement | null): number => Number(card?.dataset['property']);

function snapshotOf(card: HTMLElement) {
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const text = (name: string) => part(name)?.textContent.trim();
  const title = part('title');
  return cardSnapshotOf({
    title: text('title'),
    language: title?.closest('[lang]')?.getAttribute('lang'),
    place: text('place'),
    price: text('price'),
    amount: Number(part('price')?.dataset['amount']),
    path: title?.querySelector('a')?.getAttribute('href') ?? location.pathname,
    picture: part('picture')?.querySelector('img')?.getAttribute('src'),
  });
}

/**
 * Updates the save buttons and "new" marks. It only sets attributes, which the observer below does not watch.
 */
function paint(): void {
  const list = $shortlist.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    button.setAttribute('aria-pressed', String(has(list, idOf(cardOf(button)))));
    button.hidden = false;
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-new]'))
    mark.hidden = !isNewTo($daysHere.get(), cardOf(mark)?.dataset['created']);
}

function count(): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-shortlist-count]')) {
    const { length } = $shortlist.get();
    badge.textContent = String(length || '');
    badge.hidden = length === 0;
  }
}

const status = document.querySelector<HTMLElement>('[data-shortlist-status]');
let timer: ReturnType<typeof setTimeout> | undefined;

function say(message: string, values: Record<string, string | number>, isSeen: boolean): void {
  if (!status) return;
  status.textContent = fill(status.dataset[message] ?? '', values);
  status.toggleAttribute('data-seen', isSeen);
  clearTimeout(timer);
  timer = setTimeout(() => status.removeAttribute('data-seen'), MESSAGE_MS);
}

function toggle(card: HTMLElement): void {
  const snapshot = snapshotOf(card);
  if (!snapshot) return;
  const id = idOf(card);
  const before = $shortlist.get();
  toggleOnShortlist(id, snapshot);
  const isIn = has($shortlist.get(), id);
  if (isIn === has(before, id)) say('full', { max: MAX_ENTRIES }, true);
  else if (isIn && !$isSaved.get()) say('unsaved', {}, true);
  else say(isIn ? 'added' : 'removed', { title: snapshot.title }, false);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-save]');
  const card = button && cardOf(button);
  if (card) toggle(card);
});

recordDay();
const viewed = document.querySelector<HTMLElement>('[data-viewed]');
const seen = viewed && snapshotOf(viewed);
if (seen) recordViewed({ id: idOf(viewed), snapshot: seen });

$shortlist.subscribe(() => {
  paint();
  count();
});
const content = document.querySelector('main');
if (content)
  new MutationObserver(paint).observe(content, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-property'],
  });
