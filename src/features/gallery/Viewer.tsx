import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { type GalleryFile, type GalleryItem, isPicture } from './gallery-file.ts';
import { OutlineButton } from './OutlineButton.tsx';
import { Slides } from './Slides.tsx';
import type { SliderControl } from './slider-control.ts';
import { viewerOptions } from './slider-options.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useKeys } from './use-keys.ts';
import { ViewerBar } from './ViewerBar.tsx';

interface Props {
  file: GalleryFile;
  /** The index of the item that is shown first. */
  first: number;
  /** Called when another item is shown. */
  onChange: (item: GalleryItem) => void;
  /** Called when the visitor wants to close the gallery; the caller must take it away. */
  onLeave: () => void;
  /** Called when the gallery no longer lies over the page. */
  onClosed: () => void;
}

/**
 * The gallery over the page: swipe, arrow keys, thumbnails, zoom by pinch, double tap and wheel, slide show.
 */
export function Viewer({ file: { items, labels }, first, onChange, onLeave, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [options] = useState(() =>
    viewerOptions(items, {
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      hasFinger: matchMedia('(pointer: coarse)').matches,
    }),
  );
  const [index, setIndex] = useState(first);
  const [control, setControl] = useState<SliderControl>();
  const [isShown, setShown] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const item = items[index];
  useKeys(control);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the gallery is there
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The slides follow when the dialog has its size.
    setShown(true);
    return () => {
      dialog.current?.close();
      onClosed();
    };
  }, []);

  const show = (next: number) => {
    const shown = items[next];
    if (!shown || next === index) return;
    setIndex(next);
    onChange(shown);
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onLeave();
  };

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={labels.title}
      onCancel={onCancel}
      // Browsers close a dialog on the second attempt even if the page prevents it.
      onClose={onLeave}
    >
      <ViewerBar
        items={items}
        labels={labels}
        index={index}
        zoom={{ isOn: isZoomed, isPossible: !!item && isPicture(item) }}
        play={options.autoplay ? { isOn: isPlaying } : undefined}
        control={control}
        onLeave={onLeave}
      />
      <div className="viewer__stage">
        {isShown && (
          <Slides
            items={items}
            labels={labels}
            index={index}
            options={options}
            onReady={setControl}
            onShow={show}
            onPlay={setPlaying}
            onZoom={setZoomed}
          />
        )}
        {items.length > 1 && (
          <>
            <OutlineButton outline="previous" label={labels.previous} onClick={control?.previous} />
            <OutlineButton outline="next" label={labels.next} onClick={control?.next} />
          </>
        )}
      </div>
      <p className="viewer__caption" lang={item?.lang}>
        {item?.alt}
      </p>
      <Thumbnails items={items} labels={labels} index={index} onChoose={control?.go} />
    </dialog>
  );
}
