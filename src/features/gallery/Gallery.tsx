import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { answerLinks } from './answer-links.ts';
import { $gallery, focusOpener, leaveGallery, showItem } from './gallery-store.ts';
import { Viewer } from './Viewer.tsx';

if (!import.meta.env.SSR) answerLinks();

/** The gallery of a page. It shows nothing until one of the page's links opens it, over the page. */
export default function Gallery() {
  // What the build has rendered is empty, also where a press has opened the gallery before React takes it over.
  const gallery = useStore($gallery, { ssr: 'initial' });
  if (!gallery) return null;
  return createPortal(
    <Viewer {...gallery} onChange={showItem} onLeave={leaveGallery} onClosed={focusOpener} />,
    document.body,
  );
}
