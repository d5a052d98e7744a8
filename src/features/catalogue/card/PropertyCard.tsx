import { memo, type ReactNode, type Ref } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { SHAPES } from '../../../ui/icon-shapes.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { CardData } from './card-data.ts';
import type { CardTexts } from './card-texts.ts';
import { Facts } from './Facts.tsx';
import { Price } from './Price.tsx';

interface PropertyCardProps {
  card: CardData;
  texts: CardTexts;
  /** The level of the card's heading, one below that of its section. */
  heading: 'h2' | 'h3';
  /** The card with the page's largest picture. */
  isPriority?: boolean;
  /** Whether the pointer is over its marker on the map. */
  isHighlighted?: boolean;
  /** Whether it offers to be saved and is marked if it is new; on the shortlist it is not. */
  isSavable?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
  /** A note below the price. */
  priceNote?: ReactNode;
  /** Controls of its own, below the facts. */
  children?: ReactNode;
  onPictureError?: (() => void) | undefined;
}

/**
 * A property's card, drawn at build and by islands. Save button, "new" mark and the shortlist's copy of it
 * are found by their data attributes (features/shortlist/save-button.ts).
 */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { card, texts, heading: Heading, isHighlighted, isSavable = true, className, ref } = props;
  const { id, created, title, place, path, price, marquee, facts, energy, isTaken } = card;
  const lang = card.language === texts.language ? undefined : card.language;
  return (
    <article
      className={className ? `card ${className}` : 'card'}
      ref={ref}
      data-property={id}
      data-created={created}
      data-highlighted={isHighlighted || undefined}
    >
      <div className="card__media" data-part="picture">
        <CardPicture {...props} />
        {marquee && <span className={`card__marquee card__marquee--${marquee.kind}`}>{marquee.name}</span>}
        {isSavable && !isTaken && marquee?.kind !== 'new' && (
          <span className="card__new" data-new="" hidden>
            {texts.new}
          </span>
        )}
      </div>
      <div className="card__body">
        <p className="eyebrow" data-part="place">
          {place}
        </p>
        <Heading className="card__title" lang={lang} data-part="title">
          <a className="card-link" href={path}>
            {title}
          </a>
        </Heading>
        <Price block="card" {...price}>
          {props.priceNote}
        </Price>
        {facts && <Facts facts={facts} energy={energy} texts={texts} />}
      </div>
      {isSavable && !isTaken && (
        <button type="button" className="card__save" data-save="" hidden aria-pressed="false">
          <Icon shape={SHAPES.heart} size={22} />
          <span className="visually-hidden">
            {`${texts.save} – `}
            <span lang={lang}>{title}</span>
            {`, ${place}`}
          </span>
        </button>
      )}
      {props.children}
    </article>
  );
});

function CardPicture({ card: { picture }, isPriority, onPictureError }: PropertyCardProps) {
  if (!picture)
    return (
      <span className="card__picture card__picture--none">
        <Icon shape={SHAPES.house} size={40} />
      </span>
    );
  const { tint, hint, ...files } = picture;
  return (
    <Picture
      {...files}
      alt=""
      className={['card__picture', tint, isPriority && hint].filter(Boolean).join(' ')}
      isPriority={isPriority}
      onError={onPictureError}
    />
  );
}
