import { memo } from 'react';
import type { CardData } from './card-data.ts';
import type { CardTexts } from './card-texts.ts';
import { PropertyCard } from './PropertyCard.tsx';

interface PropertyCardsProps {
  cards: readonly CardData[];
  texts: CardTexts;
  heading: 'h2' | 'h3';
  /** Whether the first card has the page's largest picture. */
  hasPriority: boolean;
}

/** The cards of a page, drawn together at build: Astro starts React anew for each component. */
export const PropertyCards = memo(function PropertyCards(props: PropertyCardsProps) {
  const { cards, texts, heading, hasPriority } = props;
  return cards.map((card, index) => (
    <PropertyCard
      key={card.id}
      card={card}
      texts={texts}
      heading={heading}
      isPriority={hasPriority && index === 0}
    />
  ));
});
