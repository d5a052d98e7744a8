import { useEffect, useRef } from 'react';
import { fill } from '../../ui/fill.ts';
import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { PropertyCard } from '../catalogue/card/PropertyCard.tsx';
import { chooseStatus, writeNote } from './edits.ts';
import type { Labels } from './labels.ts';
import { isStage, MAX_NOTE, STAGES } from './shortlist.ts';
import { usePicture } from './use-picture.ts';
import type { ShownEntry } from './view.ts';

interface Props {
  property: ShownEntry;
  language: string;
  labels: Labels;
  cardTexts: CardTexts;
  isCompared: boolean;
  /** Gets the focus when it appears, as after an undone removal. */
  takesFocus: boolean;
  onCompare(isCompared: boolean): void;
  onRemove(): void;
}

/** A property of the shortlist with the visitor's notes. */
export default function EntryCard(props: Props) {
  const { property, language, labels, cardTexts, isCompared, takesFocus, onCompare, onRemove } = props;
  const { id, title, entry, isGone, priceThen } = property;
  const article = useRef<HTMLElement>(null);
  const { picture, onPictureError } = usePicture(property.pictures);
  useEffect(() => {
    if (takesFocus) article.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  const about = (
    <span className="visually-hidden" lang={property.language === language ? undefined : property.language}>
      {` ${title}`}
    </span>
  );
  return (
    <PropertyCard
      card={{ ...property.card, picture }}
      texts={cardTexts}
      heading="h3"
      isSavable={false}
      className={isGone ? 'shortlist__entry shortlist__entry--gone' : 'shortlist__entry'}
      ref={article}
      priceNote={
        <>
          {priceThen && <small>{fill(labels.priceThen, { price: priceThen })}</small>}
          {isGone && <strong>{labels.gone}</strong>}
        </>
      }
      onPictureError={onPictureError}
    >
      <div className="shortlist__own">
        <label>
          <span>
            {labels.stage}
            {about}
          </span>
          <select
            value={entry.status}
            onChange={({ target }) => isStage(target.value) && chooseStatus(id, target.value)}
          >
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {labels[`stage.${stage}`]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>
            {labels.note}
            {about}
          </span>
          <textarea
            rows={2}
            maxLength={MAX_NOTE}
            value={entry.note}
            onChange={({ target }) => writeNote(id, target.value)}
          />
        </label>
        <p className="shortlist__paper">
          {entry.status !== 'none' && <strong>{labels[`stage.${entry.status}`]}</strong>} {entry.note}
        </p>
      </div>
      <div className="shortlist__actions no-print">
        <label className="shortlist__check">
          <input type="checkbox" checked={isCompared} onChange={({ target }) => onCompare(target.checked)} />
          <span>
            {labels.compare}
            {about}
          </span>
        </label>
        <button type="button" className="shortlist__link" onClick={onRemove}>
          {labels.remove}
          {about}
        </button>
      </div>
    </PropertyCard>
  );
}
