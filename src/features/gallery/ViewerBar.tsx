import { fill } from '../../ui/fill.ts';
import type { GalleryItem, GalleryLabels } from './gallery-file.ts';
import { OutlineButton } from './OutlineButton.tsx';
import type { SliderControl } from './slider-control.ts';

interface Props {
  items: readonly GalleryItem[];
  labels: GalleryLabels;
  index: number;
  zoom: { isOn: boolean; isPossible: boolean };
  /** The slide show; `undefined` if there is none. */
  play: { isOn: boolean } | undefined;
  /** `undefined` until the slides are there. */
  control: SliderControl | undefined;
  onLeave: () => void;
}

/** The bar above the slides: counter, kinds of items, zoom, slide show, close. */
export function ViewerBar({ items, labels, index, zoom, play, control, onLeave }: Props) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <div className="viewer__bar">
      <p className="viewer__counter" aria-live="polite">
        {fill(labels.counter, { index: index + 1, total: items.length })}
      </p>
      <div className="viewer__kinds">
        {kinds.length > 1 &&
          kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="viewer__kind"
              aria-current={kind === items[index]?.kind || undefined}
              onClick={() => control?.go(items.findIndex((item) => item.kind === kind))}
            >
              {labels[`of.${kind}`]}
            </button>
          ))}
      </div>
      {/* Each of these buttons stays while its meaning changes, so it keeps the focus. */}
      <div className="viewer__tools">
        <OutlineButton
          outline={zoom.isOn ? 'zoomOut' : 'zoomIn'}
          label={zoom.isOn ? labels.zoomOut : labels.zoomIn}
          disabled={!zoom.isPossible}
          onClick={control?.toggleZoom}
        />
        {play && (
          <OutlineButton
            outline={play.isOn ? 'pause' : 'play'}
            label={play.isOn ? labels.pause : labels.play}
            onClick={control?.togglePlay}
          />
        )}
        <OutlineButton outline="close" label={labels.close} onClick={onLeave} />
      </div>
    </div>
  );
}
