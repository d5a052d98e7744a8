/** The options of a slider (specification, section 9). */
export interface SliderWishes {
  /** Milliseconds between slides in automatic play; without it there is none. */
  autoplay?: number | undefined;
  /** Slides cross-fade instead of moving. */
  fade?: boolean;
  /** The duration of a change, in milliseconds. */
  speed?: number;
  loop?: boolean;
  slidesPerView?: number;
  /** Whether the visitor's device asks for reduced motion. */
  reducedMotion?: boolean;
}

/** The Swiper parameters that depend on the options. */
export interface SliderOptions {
  speed: number;
  slidesPerView: number;
  loop: boolean;
  /** Goes back to the start without moving slides in the document, since moving a player would reload it. */
  rewind: boolean;
  effect: 'slide' | 'fade';
  fadeEffect: { crossFade: true };
  autoplay: { delay: number; disableOnInteraction: true } | false;
  /** The number of neighbours that are loaded with the current slide. */
  lazyPreloadPrevNext: 1;
}

/** The default duration is 300 ms, with one slide in view (specification, section 9, helper defaults). */
const DEFAULTS = { speed: 300, slidesPerView: 1 };

/**
 * Turns the options into parameters. With reduced motion, changes are immediate and nothing plays
 * automatically. Fewer than two slides cannot loop; several slides in view cannot fade.
 * @param slides `moving` tells whether the slider may move slides in the document
 */
export function sliderOptions(
  wishes: SliderWishes,
  slides: { count: number; moving: boolean },
): SliderOptions {
  const { autoplay, fade = false, loop = false, reducedMotion = false } = wishes;
  const slidesPerView = Math.max(1, wishes.slidesPerView ?? DEFAULTS.slidesPerView);
  const goesRound = loop && slides.count > slidesPerView;
  return {
    speed: reducedMotion ? 0 : Math.max(0, wishes.speed ?? DEFAULTS.speed),
    slidesPerView,
    loop: goesRound && slides.moving,
    rewind: goesRound && !slides.moving,
    effect: fade && slidesPerView === 1 ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    autoplay:
      autoplay !== undefined && !reducedMotion && slides.count > 1
        ? { delay: autoplay, disableOnInteraction: true }
        : false,
    lazyPreloadPrevNext: 1,
  };
}
