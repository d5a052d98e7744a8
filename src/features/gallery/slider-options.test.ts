import { expect, test } from 'vitest';
import { GALLERY_WISHES, sliderOptions } from './slider-options.ts';

const FIVE = { count: 5, moving: true };

test('without wishes: 300 ms, one slide, no motion of its own', () =>
  expect(sliderOptions({}, FIVE)).toMatchObject({
    speed: 300,
    slidesPerView: 1,
    loop: false,
    rewind: false,
    effect: 'slide',
    autoplay: false,
  }));

test('the gallery plays, melts in 500 ms, goes round and loads late', () =>
  expect(sliderOptions(GALLERY_WISHES, FIVE)).toMatchObject({
    speed: 500,
    loop: true,
    rewind: false,
    effect: 'fade',
    autoplay: { delay: 4000, disableOnInteraction: true },
    lazyPreloadPrevNext: 1,
  }));

test.each([
  [
    'reduced motion',
    { ...GALLERY_WISHES, reducedMotion: true },
    FIVE,
    { speed: 0, autoplay: false, loop: true },
  ],
  [
    'a single slide',
    GALLERY_WISHES,
    { count: 1, moving: true },
    { loop: false, rewind: false, autoplay: false },
  ],
  ['players that must stay', GALLERY_WISHES, { count: 5, moving: false }, { loop: false, rewind: true }],
  ['three in view', { fade: true, slidesPerView: 3 }, FIVE, { effect: 'slide', slidesPerView: 3 }],
  ['nonsense', { speed: -1, slidesPerView: 0 }, FIVE, { speed: 0, slidesPerView: 1 }],
])('%s', (_, wishes, slides, expected) => expect(sliderOptions(wishes, slides)).toMatchObject(expected));
