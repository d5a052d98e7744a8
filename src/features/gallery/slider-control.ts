import type { Swiper } from 'swiper/types';

/** What the gallery's buttons and keys do with its slides. */
export interface SliderControl {
  /** The index of the last item. */
  last: number;
  go: (index: number) => void;
  previous: () => void;
  next: () => void;
  toggleZoom: () => void;
  /** Zooms by a factor, around the pointer if there is one, otherwise around the centre. */
  zoomBy: (factor: number, event?: MouseEvent) => void;
  togglePlay: () => void;
  stopPlay: () => void;
}

/** The largest zoom. */
export const LARGEST = 4;
const BY_BUTTON = 2.5;

/** @param count the number of items, which a slider that loops shows in another order */
export function controlOf(swiper: Swiper, count: number): SliderControl {
  const zoomTo = (ratio: number, event?: MouseEvent) => {
    const wanted = Math.min(LARGEST, Math.max(1, ratio));
    if (wanted === 1) return swiper.zoom.out();
    // With a number as argument, Swiper would zoom into a corner of the picture.
    swiper.slides[swiper.activeIndex]
      ?.querySelector('.swiper-zoom-container')
      ?.setAttribute('data-swiper-zoom', String(wanted));
    (swiper.zoom.in as (around?: MouseEvent) => void)(event);
  };
  return {
    last: count - 1,
    go: (index) => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    toggleZoom: () => zoomTo(swiper.zoom.scale > 1 ? 1 : BY_BUTTON),
    zoomBy: (factor, event) => zoomTo(Math.max(swiper.zoom.scale, 1) * factor, event),
    togglePlay: () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    stopPlay: () => swiper.autoplay.stop(),
  };
}
