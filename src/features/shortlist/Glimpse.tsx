import type { Labels } from './labels.ts';
import Photo from './Photo.tsx';
import type { Shown } from './view.ts';

interface Props {
  property: Shown;
  language: string;
  labels: Labels;
}

/** A short form of a property: picture, place, title, price. */
export default function Glimpse({ property, language, labels }: Props) {
  const { title, place, price, path, pictures, isGone } = property;
  return (
    <article className="shortlist__glimpse">
      <Photo sources={pictures} />
      <p className="eyebrow">{place}</p>
      <h3 lang={property.language === language ? undefined : property.language}>
        <a href={path}>{title}</a>
      </h3>
      <p className="tabular">{isGone ? labels.gone : price}</p>
    </article>
  );
}
