import { useState } from 'react';
import type { PictureItem } from './gallery-file.ts';

/** The picture widths in the file, for `srcset` (specification, section 9). */
const WIDTHS = { mobile: 600, desktop: 1920 } as const;

/** A picture that can be zoomed. Until it has loaded, the page's smaller one stands in for it. */
export function SlidePicture({ item }: { item: PictureItem }) {
  const { mobile, desktop, alt, lang, width, height } = item;
  const [standIn, setStandIn] = useState(() => seenOf(item));
  return (
    <img
      loading="lazy"
      sizes="100vw"
      // A drawing, or a picture of one size, has the same file for every width.
      srcSet={
        mobile === desktop
          ? undefined
          : `${mobile} ${WIDTHS.mobile}w, ${desktop} ${Math.min(WIDTHS.desktop, width)}w`
      }
      src={mobile}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      draggable={false}
      style={
        standIn === undefined
          ? undefined
          : { background: `center / contain no-repeat url("${CSS.escape(standIn)}")` }
      }
      onLoad={() => setStandIn(undefined)}
    />
  );
}

/** The address of the page's smaller picture if it has loaded. */
function seenOf({ id }: PictureItem): string | undefined {
  const seen = document.getElementById(id)?.querySelector('img');
  return seen?.complete && seen.naturalWidth > 0 ? seen.currentSrc : undefined;
}
