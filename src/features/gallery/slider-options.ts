/** What a slider of this site can be asked for (specification, section 9). */
export interface SliderWishes {
  /** Milliseconds from slide to slide while it plays by itself; none plays by itself. */
  autoplay?: number | undefined;
  /** Slides melt into each other instead of moving. */
  fade?: boolean;
  /** Milliseconds that a change takes. */
  speed?: number;
  loop?: boolean;
  slidesPerView?: number;
  /** The visitor asked the device for less motion. */
  reducedMotion?: boolean;
}

/** The part of Swiper's parameters that follows from the wishes. */
export interface SliderOptions {
  speed: number;
  slidesPerView: number;
  loop: boolean;
  /** Like a loop, but the slides keep their order in the page, so that a player in one of them is not loaded anew. */
  rewind: boolean;
  effect: 'slide' | 'fade';
  fadeEffect: { crossFade: true };
  autoplay: { delay: number; disableOnInteraction: true } | false;
  /** How many neighbours of the current slide load with it; pictures further away wait. */
  lazyPreloadPrevNext: 1;
}

/** Without a wish, a change takes 300 ms and one slide is in view (specification, section 9, helper defaults). */
const DEFAULTS = { speed: 300, slidesPerView: 1 };

/** The gallery's own: autoplay, fade, 500 ms, loop, lazy (specification, section 9). */
export const GALLERY_WISHES = { autoplay: 4000, fade: true, speed: 500, loop: true } as const;

/**
 * Turns wishes into parameters. Reduced motion takes the change's time and the playing away; fewer than two slides
 * cannot go round; several in view cannot melt.
 * @param slides `moving` tells whether slides may change their order in the page
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
