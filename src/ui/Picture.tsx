import { memo } from 'react';

interface Source {
  type?: string;
  media?: string;
  srcSet: string;
  sizes?: string | undefined;
  width?: number;
  height?: number;
}

/** The files of a picture, as a browser chooses among them. */
export interface PictureFiles {
  /** Preferred to `src` by browsers that know their type. */
  sources: readonly Source[];
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Pixels; for the proportions of the place that is kept. */
  width: number;
  height: number;
}

export interface PictureProps extends PictureFiles {
  alt: string;
  /** The page's largest picture: it loads at once, with high priority. */
  isPriority?: boolean | undefined;
  className?: string | undefined;
  lang?: string | undefined;
  onError?: (() => void) | undefined;
}

/**
 * A picture. It stands in a `<picture>` even if there is nothing to choose from: React announces any other
 * picture that is not lazy by a preload, which would load a file that the browser does not choose.
 */
export const Picture = memo(function Picture(props: PictureProps) {
  const { sources, src, srcSet, sizes, width, height, alt, isPriority, className, lang, onError } = props;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className={className}
        lang={lang}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
});
