import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { PropertyCard } from '../catalogue/card/PropertyCard.tsx';
import type { Labels } from './labels.ts';
import { usePicture } from './use-picture.ts';
import type { Shown } from './view.ts';

interface Props {
  property: Shown;
  labels: Labels;
  cardTexts: CardTexts;
}

/** A property's card in short: picture, place, title, price. */
export default function Glimpse({ property: { card, pictures, isGone }, labels, cardTexts }: Props) {
  const { picture, onPictureError } = usePicture(pictures);
  const { id, title, language, place, path } = card;
  return (
    <PropertyCard
      card={{ id, title, language, place, path, picture, price: isGone ? { text: labels.gone } : card.price }}
      texts={cardTexts}
      heading="h3"
      isSavable={false}
      className="shortlist__glimpse"
      onPictureError={onPictureError}
    />
  );
}
