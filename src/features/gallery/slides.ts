import { make } from './elements.ts';
import { type GalleryItem, type GalleryLabels, isStill } from './gallery-file.ts';

/** The widths that the file offers a picture in, as `srcset` wants them (specification, section 9). */
const WIDTHS = { mobile: 600, desktop: 1920 } as const;

/** A slide: a picture that can be enlarged, or the place of a player. */
export function slideOf(item: GalleryItem, labels: GalleryLabels): HTMLElement {
  const slide = make('div', { class: 'swiper-slide', 'data-kind': item.kind });
  if (isStill(item)) {
    const picture = make('img', {
      src: item.mobile,
      // A drawing or a picture of one size is the same file in every width.
      srcset:
        item.mobile === item.desktop
          ? undefined
          : `${item.mobile} ${WIDTHS.mobile}w, ${item.desktop} ${Math.min(WIDTHS.desktop, item.width)}w`,
      sizes: '100vw',
      alt: item.alt,
      lang: item.lang,
      width: item.width,
      height: item.height,
      loading: 'lazy',
      draggable: 'false',
    });
    slide.append(make('div', { class: 'swiper-zoom-container' }, picture));
    return slide;
  }
  slide.append(
    make(
      'div',
      { class: 'viewer__player' },
      make('p', { lang: item.lang }, item.alt),
      make(
        'a',
        { class: 'button', href: item.href, target: '_blank', rel: 'noopener noreferrer' },
        labels.open,
      ),
    ),
  );
  return slide;
}

/** The page's own panel of a player, which loads nothing before a click and knows the visitor's choice. */
const panelOf = (item: GalleryItem): HTMLElement | undefined =>
  isStill(item) || item.embed === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('[data-embed]')].find(
        (panel) => panel.dataset['embed'] === item.embed,
      );

/**
 * Borrows the page's panels for the slides of players.
 * @returns gives them back; a player that moves starts anew, so that none plays on behind the closed gallery
 */
export function borrowPanels(items: readonly GalleryItem[], slides: readonly HTMLElement[]): () => void {
  const loans = items.flatMap((item, index) => {
    const panel = panelOf(item);
    const slide = slides[index];
    if (!panel || !slide) return [];
    const place = document.createComment('');
    panel.replaceWith(place);
    slide.replaceChildren(panel);
    return [{ panel, place }];
  });
  return () => {
    for (const { panel, place } of loans) place.replaceWith(panel);
  };
}

/** The strip of small pictures; players stand in it by their names. */
export function thumbnailOf(
  item: GalleryItem,
  labels: GalleryLabels,
  onClick: () => void,
): HTMLButtonElement {
  const face = isStill(item)
    ? make('img', { src: item.thumbnail, alt: '', loading: 'lazy', width: 96, height: 64 })
    : make('span', {}, labels[`of.${item.kind}`]);
  const button = make('button', { type: 'button', class: 'viewer__thumbnail' }, face);
  button.setAttribute('aria-label', [labels[`of.${item.kind}`], item.alt].filter(Boolean).join(' – '));
  button.addEventListener('click', onClick);
  return button;
}
