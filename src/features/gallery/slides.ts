import { make } from './elements.ts';
import { type GalleryItem, type GalleryLabels, isPicture } from './gallery-file.ts';

/** The widths that the file offers a picture in, as `srcset` wants them (specification, section 9). */
const WIDTHS = { mobile: 600, desktop: 1920 } as const;

/** A slide: a picture that can be enlarged, or the place of a player. */
export function slideOf(item: GalleryItem, labels: GalleryLabels): HTMLElement {
  const slide = make('div', { class: 'swiper-slide', 'data-kind': item.kind });
  if (isPicture(item)) {
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

/** Until a picture is there in its full size, the page's smaller one of it stands in its place: it is loaded already. */
function showMeanwhile(picture: HTMLImageElement, { id }: GalleryItem): void {
  const seen = document.getElementById(id)?.querySelector('img');
  if (!seen?.complete || seen.naturalWidth === 0) return;
  picture.style.background = `center / contain no-repeat url("${CSS.escape(seen.currentSrc)}")`;
  picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true });
}

/** The page's own panel of a player, which loads nothing before a click and knows the visitor's choice. */
const panelOf = (item: GalleryItem): HTMLElement | undefined =>
  isPicture(item) || item.embed === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('[data-embed]')].find(
        (panel) => panel.dataset['embed'] === item.embed,
      );

/** The panels of players while they stand in the gallery's slides. */
export interface BorrowedPanels {
  /** Ends what plays in this slide: once it is left nobody sees it, but all would hear it. */
  stop(index: number): void;
  /** Gives them back; none plays on behind the closed gallery. */
  giveBack(): void;
}

/** Borrows the page's panels for the slides of players. */
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

/** A player that was started begins anew, and waits. */
function silence(panel: HTMLElement): void {
  const frame = panel.querySelector('iframe');
  const { embed } = panel.dataset;
  if (!frame || !embed) return;
  // A frame that is led elsewhere adds to the history, and going back would close no gallery.
  const waiting = frame.cloneNode() as HTMLIFrameElement;
  waiting.src = embed;
  frame.replaceWith(waiting);
}

/** The strip of small pictures; players stand in it by their names. */
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
