import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import { sliderOptions } from '../../ui/slider-options.ts';
import { mayMove, prefersStill } from './motion.ts';
import { rotate } from './rotation.ts';
import { showPlaying } from './toggle.ts';

/** The banner's slider: autoplay, fade, 500 ms, loop, lazy (specification, section 9). */
const WISHES = { fade: true, speed: 500, loop: true } as const;

const slides = document.querySelector<HTMLElement>('[data-banner="slides"]');
const track = slides?.querySelector<HTMLElement>('[data-slides-track]');
if (slides && track) start(slides, track);

function start(slides: HTMLElement, track: HTMLElement): void {
  const banner = slides.closest('section') ?? slides;
  const toggle = slides.querySelector<HTMLElement>('[data-banner-toggle]');
  const dots = [...slides.querySelectorAll<HTMLElement>('[data-slides-dot]')];
  const all = [...track.querySelectorAll<HTMLElement>('.slides__slide')];
  // A visitor may have swiped the row before it became a slider.
  const first = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
  track.scrollLeft = 0;

  const swiper = new Swiper(track, {
    ...sliderOptions({ ...WISHES, reducedMotion: prefersStill() }, { count: all.length, moving: true }),
    modules: [EffectFade],
    // The next slide covers the one before it, so that the ground never shines through.
    fadeEffect: { crossFade: false },
    wrapperClass: 'slides__row',
    slideClass: 'slides__slide',
    initialSlide: first,
    // A press counts while a slide still fades in, too.
    loopPreventsSliding: false,
    on: { realIndexChange: ({ realIndex }) => show(realIndex, true) },
  });
  const rotation = rotate(
    mayMove(),
    () => swiper.slideNext(),
    () =>
      banner.matches(':focus-within') ||
      (matchMedia('(hover: hover)').matches && banner.matches(':hover')) ||
      document.hidden ||
      banner.getBoundingClientRect().bottom <= 0 ||
      document.querySelector('dialog[open]') !== null ||
      document.documentElement.hasAttribute('data-menu-open'),
  );

  /** Whoever chooses a slide has it for as long as they want. */
  const choose = (turn: () => void) => {
    const isInSlide = track.contains(document.activeElement);
    play(false);
    turn();
    // The slide that had the focus can no longer have it.
    if (isInSlide) all[swiper.realIndex]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const play = (isOn: boolean) => {
    rotation.set(isOn);
    update();
  };
  const update = () => {
    showPlaying(toggle, rotation.isOn);
    // What turns by itself is not read aloud; what the visitor turns is.
    track.setAttribute('aria-live', rotation.isOn && !slides.matches(':focus-within') ? 'off' : 'polite');
  };
  function show(index: number, isTurned: boolean): void {
    for (const [at, slide] of all.entries()) {
      slide.inert = at !== index;
      const ahead = (at - index + all.length) % all.length;
      // The pictures of slides that lie one upon another are all in sight for the browser; it loads those
      // that come next.
      const isNear = ahead <= 1 || (isTurned && ahead === all.length - 1);
      if (isNear) delete slide.dataset['far'];
      else if (!isTurned) slide.dataset['far'] = '';
    }
    for (const [at, dot] of dots.entries()) {
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }

  toggle?.addEventListener('click', () => play(!rotation.isOn));
  for (const button of slides.querySelectorAll<HTMLElement>('[data-slides-turn]')) {
    const isNext = button.dataset['slidesTurn'] === '1';
    button.addEventListener('click', () => choose(() => (isNext ? swiper.slideNext() : swiper.slidePrev())));
  }
  for (const [index, dot] of dots.entries())
    dot.addEventListener('click', () => choose(() => swiper.slideToLoop(index)));
  slides.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') choose(() => swiper.slideNext());
    if (event.key === 'ArrowLeft') choose(() => swiper.slidePrev());
  });
  slides.addEventListener('focusin', update);
  slides.addEventListener('focusout', update);
  swiper.on('sliderFirstMove', () => play(false));
  track.tabIndex = -1;
  show(first, false);
  update();
}
