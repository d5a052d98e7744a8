import { pageOf } from './page-of.ts';

/**
 * Makes a card's picture grow into the picture of the property's page, and shrink back, in the browser's
 * transition between two pages (styles/transitions.css). A transition name must be unique in a page, so it is
 * set only during the transition.
 */
const NAME = 'picture';

/** The picture of the card that links to a page, if it is in the viewport. */
function cardPicture(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-property] :is(h2, h3) a[href]');
  const link = [...links].find(({ pathname }) => pathname === path);
  const picture = link?.closest('[data-property]')?.querySelector<HTMLElement>('[data-part="picture"] img');
  const box = picture?.getBoundingClientRect();
  return picture && box && box.bottom > 0 && box.top < innerHeight ? picture : undefined;
}

function connect(transition: ViewTransition, path: string | undefined): void {
  const card = path === undefined ? undefined : cardPicture(path);
  if (!card) return;
  const own = document.querySelector<HTMLElement>('[data-viewed] [data-part="picture"] img[fetchpriority]');
  own?.style.setProperty('view-transition-name', 'none');
  card.style.setProperty('view-transition-name', NAME);
  const release = () => {
    for (const element of [own, card]) element?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(release, release);
}

addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (viewTransition) connect(viewTransition, pageOf(activation?.entry));
});
addEventListener('pagereveal', ({ viewTransition }) => {
  if (viewTransition) connect(viewTransition, pageOf(navigation.activation?.from));
});
