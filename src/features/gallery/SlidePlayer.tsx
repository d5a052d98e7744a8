import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryLabels, PlayerItem } from './gallery-file.ts';
import { panelOf, silence } from './panels.ts';

interface Props {
  item: PlayerItem;
  labels: GalleryLabels;
  isShown: boolean;
}

/**
 * A video or tour: the page's panel, borrowed while the gallery is open, since it loads nothing before a
 * press and knows the visitor's choice; without a panel, a link.
 */
export function SlidePlayer({ item, labels, isShown }: Props) {
  const [panel] = useState(() => panelOf(item));
  if (panel) return <BorrowedPanel panel={panel} isShown={isShown} />;
  return (
    <div className="viewer__player">
      <p lang={item.lang}>{item.alt}</p>
      <a className="button" href={item.href} target="_blank" rel="noopener noreferrer">
        {labels.open}
      </a>
    </div>
  );
}

function BorrowedPanel({ panel, isShown }: { panel: HTMLElement; isShown: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = document.createComment('');
    silence(panel);
    panel.replaceWith(place);
    host.current?.append(panel);
    return () => {
      silence(panel);
      place.replaceWith(panel);
    };
  }, [panel]);
  // A player in a slide that is no longer shown would still be heard.
  useEffect(() => {
    if (!isShown) silence(panel);
  }, [panel, isShown]);
  return <div ref={host} className="viewer__panel" />;
}
