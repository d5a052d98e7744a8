import { useRef } from 'react';
import { Autoplay, EffectFade, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperClass } from 'swiper/types';
import type { SliderOptions } from '../../ui/slider-options.ts';
import { type GalleryItem, type GalleryLabels, isPicture } from './gallery-file.ts';
import { SlidePicture } from './SlidePicture.tsx';
import { SlidePlayer } from './SlidePlayer.tsx';
import { controlOf, LARGEST, type SliderControl } from './slider-control.ts';

interface Props {
  items: readonly GalleryItem[];
  labels: GalleryLabels;
  /** The index of the item that is shown; the first one is where the slider starts. */
  index: number;
  options: SliderOptions;
  onReady: (control: SliderControl) => void;
  onShow: (index: number) => void;
  onPlay: (isPlaying: boolean) => void;
  onZoom: (isZoomed: boolean) => void;
}

const MODULES = [Autoplay, EffectFade, Zoom];
const ZOOM = { maxRatio: LARGEST, toggle: true };
/** The swipe distance in pixels after which the first picture follows the last. */
const PUSH = 60;

/** The slides, moved and zoomed by Swiper. Only the one that is shown can be reached and is read aloud. */
export function Slides({ items, labels, index, options, onReady, onShow, onPlay, onZoom }: Props) {
  const first = useRef(index).current;

  const start = (swiper: SwiperClass) => {
    // Automatic play starts only on request.
    swiper.autoplay.stop();
    const control = controlOf(swiper, items.length);
    const onWheel = (event: WheelEvent) => {
      const item = items[swiper.realIndex];
      if (!item || !isPicture(item)) return;
      event.preventDefault();
      control.zoomBy(Math.exp(-event.deltaY / 400), event);
    };
    // React's own listeners for the wheel cannot keep the browser from scrolling.
    swiper.el.addEventListener('wheel', onWheel, { passive: false });
    onReady(control);
  };
  const show = ({ realIndex, autoplay }: SwiperClass) => {
    const item = items[realIndex];
    if (item && !isPicture(item)) autoplay.stop();
    onShow(realIndex);
  };
  /** At an end, Swiper rewinds after a quick swipe but not after a slow one. */
  const goRound = (swiper: SwiperClass) => {
    const { touches, activeIndex, zoom } = swiper;
    const last = items.length - 1;
    if (!options.rewind || zoom.scale > 1 || Math.abs(touches.diff) < PUSH) return;
    const to = touches.diff < 0 ? 0 : last;
    if (activeIndex !== last - to) return;
    setTimeout(() => {
      if (swiper.activeIndex === activeIndex) swiper.slideTo(to);
    });
  };

  return (
    <Swiper
      className="viewer__slider"
      {...options}
      modules={MODULES}
      initialSlide={first}
      spaceBetween={options.effect === 'slide' ? 16 : 0}
      zoom={ZOOM}
      keyboard={false}
      onSwiper={start}
      onRealIndexChange={show}
      onTouchEnd={goRound}
      onZoomChange={(_, scale) => onZoom(scale > 1)}
      onAutoplayStart={() => onPlay(true)}
      onAutoplayStop={() => onPlay(false)}
    >
      {items.map((item, at) => (
        <SwiperSlide key={item.id} data-kind={item.kind} zoom={isPicture(item)} inert={at !== index}>
          {isPicture(item) ? (
            <SlidePicture item={item} />
          ) : (
            <SlidePlayer item={item} labels={labels} isShown={at === index} />
          )}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
