import { measure } from '../../ui/measure.ts';
import type { Criteria } from './criteria.ts';
import { unreadParameters } from './criteria-url.ts';
import { addressOf, criteriaAt, isAtHome, isSearch, isServed } from './list-address.ts';
import type { List } from './list-store.ts';
import { keepTrail } from './trail-store.ts';

export interface ListHistory {
  /**
   * Shows other criteria and writes them to the address: as a new history entry, or by replacing the current
   * one for the many small steps of moving the map.
   */
  go(next: Criteria, how?: 'push' | 'replace'): void;
  stop(): void;
}

/** Keeps a list and the address in step, starting from the address. */
export function followAddress(list: List): ListHistory {
  const { goal, addresses, servedPage } = list.setup;
  const atStart = criteriaAt(location.search, addresses);
  if (!isAtHome(atStart, addresses)) location.replace(addressOf(atStart, addresses, location.search));
  list.show(atStart);
  const sayUnread = () => list.$unread.set(unreadParameters(location.search));
  sayUnread();

  const rememberScroll = () => history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '');
  const onPageHide = () => {
    keepTrail({ goal, criteria: list.$criteria.get(), address: location.pathname + location.search });
    if (!list.$isServed.get()) rememberScroll();
  };
  /** The browser restores the scroll position itself if the page is as it left it. */
  const settle = () => {
    history.scrollRestoration = list.$isServed.get() ? 'auto' : 'manual';
  };
  const onPopState = () => {
    list.show(criteriaAt(location.search, addresses));
    sayUnread();
    settle();
    restoreScroll();
  };
  settle();
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', onPageHide);

  return {
    go(next, how = 'push') {
      const address = addressOf(next, addresses, location.search);
      if (how === 'push' && isSearch(list.$criteria.get(), next)) measure('search', { from: 'list', goal });
      const isElsewhere = !isAtHome(next, addresses) || (isServed(next, addresses) && servedPage > 1);
      if (isElsewhere) return location.assign(address);
      if (how === 'push') {
        rememberScroll();
        history.pushState(null, '', address);
      } else history.replaceState(history.state, '', address);
      list.show(next);
      sayUnread();
      settle();
    },
    stop() {
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', onPageHide);
    },
  };
}

/** Scrolls to where this entry of the history was left, as soon as what it shows is rendered. */
export function restoreScroll(): void {
  const scroll = keptScroll();
  if (scroll !== undefined) requestAnimationFrame(() => scrollTo({ top: scroll, behavior: 'instant' }));
}

/**
 * The scroll position of this history entry, in pixels. The entry's state is untrusted and may hold anything.
 */
function keptScroll(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const { scroll } = state as { scroll?: unknown };
  return typeof scroll === 'number' && scroll >= 0 ? scroll : undefined;
}
