import { type SliderOptions, sliderOptions } from '../../ui/slider-options.ts';
import { type GalleryItem, isPicture } from './gallery-file.ts';

/** The gallery's options: autoplay, fade, 500 ms, loop, lazy (specification, section 9). */
export const GALLERY_WISHES = { autoplay: 4000, fade: true, speed: 500, loop: true } as const;

/** The parameters of a gallery on a device. */
export const viewerOptions = (
  items: readonly GalleryItem[],
  { reducedMotion, hasFinger }: { reducedMotion: boolean; hasFinger: boolean },
): SliderOptions =>
  sliderOptions(
    // With a finger the picture moves instead of fading, because it should follow the finger.
    { ...GALLERY_WISHES, fade: !hasFinger, reducedMotion },
    { count: items.length, moving: items.every(isPicture) },
  );
