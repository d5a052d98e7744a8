import { make } from './elements.ts';
import { type GalleryItem, type GalleryLabels, isPicture } from './gallery-file.ts';

/** The picture widths in the file, for `srcset` (specification, section 9). */
const WIDTHS = { mobile: 600, desktop: 1920 } as const;

/** A slide: a picture that can be zoomed, or the place for a player. */
export function slideOf(item: GalleryItem, labels: GalleryLabels): HTMLElement {
  const slide = make('div', { class: 'swiper-slide', 'data-kind': item.kind });
  if (isPicture(item)) {
    const picture = make('img', {
      src: item.mobile,
      // A drawing, or a picture of one size, has the same file for every width.
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
    showMeanwhile(picture, item);
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

/** Shows the page's smaller picture, which is already loaded, until the full-size one has loaded. */
function showMeanwhile(picture: HTMLImageElement, { id }: GalleryItem): void {
  const seen = document.getElementById(id)?.querySelector('img');
  if (!seen?.complete || seen.naturalWidth === 0) return;
  picture.style.background = `center / contain no-repeat url("${CSS.escape(seen.currentSrc)}")`;
  picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true });
}

/** The page's panel for a player, which loads nothing before a click and knows the visitor's choice. */
const panelOf = (item: GalleryItem): HTMLElement | undefined =>
  isPicture(item) || item.embed === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('[data-embed]')].find(
        (panel) => panel.dataset['embed'] === item.embed,
      );

/** The panels of players while they are in the gallery's slides. */
export interface BorrowedPanels {
  /** Stops the player in a slide that is no longer shown, since it would still be heard. */
  stop(index: number): void;
  /** Returns the panels to the page and stops their players. */
  giveBack(): void;
}

/** Moves the page's panels into the slides of their players. */
export function borrowPanels(items: readonly GalleryItem[], slides: readonly HTMLElement[]): BorrowedPanels {
  const loans = items.flatMap((item, index) => {
    const panel = panelOf(item);
    const slide = slides[index];
    if (!panel || !slide) return [];
    silence(panel);
    const place = document.createComment('');
    panel.replaceWith(place);
    slide.replaceChildren(panel);
    return [{ panel, place, index }];
  });
  return {
    stop: (left) => {
      for (const { panel, index } of loans) if (index === left) silence(panel);
    },
    giveBack: () => {
      for (const { panel, place } of loans) {
        silence(panel);
        place.replaceWith(panel);
      }
    },
  };
}

/** Resets a player that was started; it then waits for a click. */
function silence(panel: HTMLElement): void {
  const frame = panel.querySelector('iframe');
  const { embed } = panel.dataset;
  if (!frame || !embed) return;
  // Changing a frame's address would add to the history, and going back would not close the gallery.
  const waiting = frame.cloneNode() as HTMLIFrameElement;
  waiting.src = embed;
  frame.replaceWith(waiting);
}

/** An item of the thumbnail strip; players are shown by their names. */
export function thumbnailOf(
  item: GalleryItem,
  labels: GalleryLabels,
  onClick: () => void,
): HTMLButtonElement {
  const face = isPicture(item)
    ? make('img', { src: item.thumbnail, alt: '', loading: 'lazy', width: 96, height: 64 })
    : make('span', {}, labels[`of.${item.kind}`]);
  const button = make('button', { type: 'button', class: 'viewer__thumbnail' }, face);
  button.setAttribute('aria-label', [labels[`of.${item.kind}`], item.alt].filter(Boolean).join(' – '));
  button.addEventListener('click', onClick);
  return button;
}
