import Swiper from 'swiper';
import { Autoplay, EffectFade, Zoom } from 'swiper/modules';
import { addStylesheet } from '../../ui/late-style.ts';
import { viewerFrame } from './frame.ts';
import { type GalleryFile, type GalleryItem, isPicture } from './gallery-file.ts';
import { GALLERY_WISHES, sliderOptions } from './slider-options.ts';
import { borrowPanels } from './slides.ts';
import styles from './viewer.css?url';

export interface Viewer {
  close(): void;
}

interface Options {
  index: number;
  /** Called when another item is shown. */
  onChange(item: GalleryItem): void;
  /** Called when the visitor wants to close; the caller must close the gallery. */
  onLeave(): void;
}

const LARGEST = 4;
const BY_BUTTON = 2.5;
/** The swipe distance in pixels after which the first picture follows the last. */
const PUSH = 60;

/** Resolves when the gallery's styles have loaded or failed; wait for it before opening. */
export const styled = addStylesheet(styles);

/**
 * Opens the gallery over the page: swipe, arrow keys, thumbnails, zoom by pinch, double tap and wheel, slide
 * show.
 */
export function openViewer(file: GalleryFile, { index, onChange, onLeave }: Options): Viewer {
  const { items } = file;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moving = items.every(isPicture);
  const { autoplay, ...options } = sliderOptions(
    // With a finger the picture moves instead of fading, because it should follow the finger.
    { ...GALLERY_WISHES, fade: !matchMedia('(pointer: coarse)').matches, reducedMotion },
    { count: items.length, moving },
  );
  const go = (to: number) => {
    if (options.loop) swiper.slideToLoop(to);
    else swiper.slideTo(to);
  };
  const frame = viewerFrame(
    file,
    {
      go,
      previous: () => swiper.slidePrev(),
      next: () => swiper.slideNext(),
      zoom: () => zoomTo(swiper.zoom.scale > 1 ? 1 : BY_BUTTON),
      play: () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
      close: onLeave,
    },
    autoplay !== false,
  );
  const { dialog, slider, slides } = frame;
  const panels = borrowPanels(items, slides);
  document.body.append(dialog);
  dialog.showModal();

  const swiper = new Swiper(slider, {
    ...options,
    modules: [Autoplay, EffectFade, Zoom],
    initialSlide: index,
    spaceBetween: options.effect === 'slide' ? 16 : 0,
    zoom: { maxRatio: LARGEST, toggle: true },
    autoplay: autoplay || false,
    keyboard: false,
    on: {
      zoomChange: (_, scale) => frame.showZoomed(scale > 1),
      autoplayStart: () => frame.showPlaying(true),
      autoplayStop: () => frame.showPlaying(false),
      // At an end, Swiper rewinds after a quick swipe but not after a slow one.
      touchEnd: ({ touches: { diff }, activeIndex, zoom: { scale } }) => {
        if (!options.rewind || scale > 1 || Math.abs(diff) < PUSH) return;
        const to = diff < 0 ? 0 : items.length - 1;
        if (activeIndex !== items.length - 1 - to) return;
        setTimeout(() => {
          if (swiper.activeIndex === activeIndex) swiper.slideTo(to);
        });
      },
    },
  });
  // Automatic play starts only on request.
  swiper.autoplay?.stop();
  let shown = index;
  const show = () => {
    const item = items[swiper.realIndex];
    if (!item) return;
    frame.mark(swiper.realIndex);
    if (!isPicture(item)) swiper.autoplay.stop();
    panels.stop(shown);
    shown = swiper.realIndex;
    onChange(item);
  };
  frame.mark(index);
  swiper.on('realIndexChange', show);

  let wanted = 1;
  /** Zooms around the pointer if there is one, otherwise around the centre. */
  const zoomTo = (ratio: number, event?: MouseEvent) => {
    wanted = Math.min(LARGEST, Math.max(1, ratio));
    if (wanted === 1) return swiper.zoom.out();
    // With a number as argument, Swiper would zoom into a corner of the picture.
    slides[swiper.realIndex]?.firstElementChild?.setAttribute('data-swiper-zoom', String(wanted));
    (swiper.zoom.in as (around?: MouseEvent) => void)(event);
  };
  slider.addEventListener(
    'wheel',
    (event) => {
      const item = items[swiper.realIndex];
      if (!item || !isPicture(item)) return;
      event.preventDefault();
      zoomTo((swiper.zoom.scale > 1 ? wanted : 1) * Math.exp(-event.deltaY / 400), event);
    },
    { passive: false },
  );
  const keys = new Map<string, () => void>([
    ['ArrowLeft', () => swiper.slidePrev()],
    ['ArrowRight', () => swiper.slideNext()],
    ['Home', () => go(0)],
    ['End', () => go(items.length - 1)],
    ['+', () => zoomTo(Math.max(swiper.zoom.scale, 1) * 1.5)],
    ['-', () => zoomTo(swiper.zoom.scale / 1.5)],
    ['0', () => zoomTo(1)],
  ]);
  // On the document, because after a click on a picture no element has the focus.
  const onKey = (event: KeyboardEvent) => {
    const key = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys.get(event.key);
    if (!key) return;
    event.preventDefault();
    swiper.autoplay.stop();
    key();
  };
  document.addEventListener('keydown', onKey);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onLeave();
  });
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    document.removeEventListener('keydown', onKey);
    panels.giveBack();
    swiper.destroy();
    dialog.close();
    dialog.remove();
  };
  // Browsers close a dialog on the second attempt even if the page prevents it.
  dialog.addEventListener('close', () => {
    if (!isClosed) onLeave();
  });
  return { close };
}
