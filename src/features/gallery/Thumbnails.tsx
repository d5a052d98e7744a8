import { useEffect, useRef } from 'react';
import { type GalleryItem, type GalleryLabels, isPicture } from './gallery-file.ts';

interface Props {
  items: readonly GalleryItem[];
  labels: GalleryLabels;
  index: number;
  onChoose: ((index: number) => void) | undefined;
}

/** The strip of thumbnails; players are shown by their names. A single item has none. */
export function Thumbnails({ items, labels, index, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  // Scrolls only the strip, not the page behind it.
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <div ref={strip} className="viewer__thumbnails" role="group" aria-label={labels.thumbnails}>
      {items.length > 1 &&
        items.map((item, at) => (
          <button
            key={item.id}
            type="button"
            className="viewer__thumbnail"
            aria-label={[labels[`of.${item.kind}`], item.alt].filter(Boolean).join(' – ')}
            aria-current={at === index || undefined}
            onClick={() => onChoose?.(at)}
          >
            {isPicture(item) ? (
              <img loading="lazy" src={item.thumbnail} alt="" width={96} height={64} />
            ) : (
              <span>{labels[`of.${item.kind}`]}</span>
            )}
          </button>
        ))}
    </div>
  );
}
