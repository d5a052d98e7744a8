import { useState } from 'react';

interface Props {
  /** In order of preference. */
  sources: readonly string[];
}

/** A property's picture, 3:2; an empty area if there is none, or if it was removed with the property. */
export default function Photo({ sources }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = sources.find((source) => !broken.includes(source));
  return (
    <span className="shortlist__photo">
      {src && (
        <img
          src={src}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          onError={() => setBroken([...broken, src])}
        />
      )}
    </span>
  );
}
