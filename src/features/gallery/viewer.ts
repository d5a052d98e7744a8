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
  /** Another item is open now. */
  onChange(item: GalleryItem): void;
  /** The visitor wants to leave; whoever opened the gallery closes it. */
  onLeave(): void;
}

const LARGEST = 4;
const BY_BUTTON = 2.5;
/** How far a finger pushes, in pixels, for the first picture to follow on the last. */
const PUSH = 60;

/** Once the gallery's styles are there, or have failed: to be waited for before it is opened. */
export const styled = addStylesheet(styles);

/** Opens the gallery over the page: swipe, arrows, keys, thumbnails, zoom by pinch, double tap and wheel, slide show. */
export function openViewer(file: GalleryFile, { index, onChange, onLeave }: Options): Viewer {
  const { items } = file;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moving = items.every(isPicture);
  const { autoplay, ...options } = sliderOptions(
    // Fingers expect the picture to follow them.
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
      // Swiper rewinds where a quick finger pushes on at an end, but not where a slow one does.
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
  // It plays when asked to.
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
  /** Enlarges around the pointer where there is one, else around the middle. */
  const zoomTo = (ratio: number, event?: MouseEvent) => {
    wanted = Math.min(LARGEST, Math.max(1, ratio));
    if (wanted === 1) return swiper.zoom.out();
    // Given a number, Swiper would turn to a corner of the picture.
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
  // On the document: a click on a picture leaves the focus nowhere.
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
  // Browsers close a dialog whatever its page says when it is left twice.
  dialog.addEventListener('close', () => {
    if (!isClosed) onLeave();
  });
  return { close };
}
