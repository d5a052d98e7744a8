import { memo } from 'react';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SHAPES } from '../../../ui/icon-shapes.ts';
import type { CardTexts } from './card-texts.ts';
import type { KeyFact } from './key-facts.ts';

interface FactsProps {
  facts: readonly KeyFact[];
  /** The energy label. */
  energy: { text: string; image: string } | undefined;
  texts: CardTexts;
}

const label = (texts: CardTexts, text: string): string => fill(texts.energy, { label: text });

/** A property's key facts in few words, one line of a card. */
export const Facts = ({ facts, energy, texts }: FactsProps) => (
  <p className="card__facts">
    {facts.map(({ icon, short, long }) => (
      <span key={icon}>
        <Icon shape={SHAPES[icon]} size={16} />
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{long}</span>
      </span>
    ))}
    {energy && (
      <img src={energy.image} alt={label(texts, energy.text)} width="40" height="24" loading="lazy" />
    )}
  </p>
);

/** The same in full, a list on the property's own page. */
export const FactList = memo(function FactList({ facts, energy, texts }: FactsProps) {
  return (
    <ul role="list" className="property__key">
      {facts.map(({ icon, long }) => (
        <li key={icon}>
          <Icon shape={SHAPES[icon]} />
          <span>{long}</span>
        </li>
      ))}
      {energy && (
        <li>
          <picture>
            <img src={energy.image} alt={label(texts, energy.text)} width="50" height="30" />
          </picture>
        </li>
      )}
    </ul>
  );
});
