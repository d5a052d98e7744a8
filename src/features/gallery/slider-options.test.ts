import { expect, test } from 'vitest';
import { sliderOptions } from '../../ui/slider-options.ts';
import type { GalleryItem } from './gallery-file.ts';
import { GALLERY_WISHES, viewerOptions } from './slider-options.ts';

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

const picture = (id: string): GalleryItem => ({
  id,
  kind: 'photo',
  alt: '',
  width: 3,
  height: 2,
  thumbnail: '/a.webp',
  mobile: '/b.webp',
  desktop: '/c.webp',
});
const video: GalleryItem = { id: 'video', kind: 'video', alt: '', href: 'https://youtu.be/x' };
const PHOTOS = [picture('photo-1'), picture('photo-2')];

test.each([
  ['a mouse', PHOTOS, { hasFinger: false }, { effect: 'fade', loop: true }],
  ['a finger, which the picture follows', PHOTOS, { hasFinger: true }, { effect: 'slide' }],
  ['a player, which must stay', [...PHOTOS, video], { hasFinger: false }, { loop: false, rewind: true }],
  ['reduced motion', PHOTOS, { hasFinger: false, reducedMotion: true }, { speed: 0, autoplay: false }],
])('a gallery with %s', (_, items, device, expected) =>
  expect(viewerOptions(items, { reducedMotion: false, ...device })).toMatchObject(expected),
);
