import { missingProperty, tidyPath } from './missing-address.ts';

/**
 * For the pages of unknown addresses. An address in capitals or with accents leads to the one that the site
 * would write; that of a property says so (specification, section 8). Without a script the general text stays.
 */
const { pathname } = location;
const tidy = tidyPath(pathname);
if (tidy === undefined) tellProperty();
else {
  // Only the path is set, so that no address leads to another site.
  const address = new URL(location.href);
  address.pathname = tidy;
  location.replace(address);
}

function tellProperty(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-not-found]')) {
    const { lists = '', pageWord = '', title = '', text = '' } = part.dataset;
    const missing = missingProperty(pathname, {
      lists: lists.split(' ').map(encodeURI),
      pageWord,
    });
    const [heading, sentence] = [part.querySelector('h1, h2'), part.querySelector('p')];
    if (!missing || !heading || !sentence) continue;
    document.title = document.title.replace(heading.textContent, title);
    heading.textContent = title;
    sentence.textContent = text;
    for (const way of part.querySelectorAll<HTMLElement>('[data-search]')) {
      way.hidden = false;
      // The search comes first now.
      document.querySelector('.way-on .button')?.classList.add('button--quiet');
    }
    const link = part.querySelector<HTMLAnchorElement>('a[data-place]');
    if (link && missing.place) void offerPlace(link, missing.place);
  }
}

/** Shows the link to the properties of a place, if there are any. */
async function offerPlace(link: HTMLAnchorElement, place: string): Promise<void> {
  try {
    const { ok } = await fetch(place, { method: 'HEAD' });
    link.href = place;
    link.hidden = !ok;
  } catch {
    // Without a connection the link stays hidden; the page has others.
  }
}
