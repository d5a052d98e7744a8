import { useEffect, useRef } from 'react';
import { fill, plural } from '../../ui/fill.ts';
import { chooseStatus, writeNote } from './edits.ts';
import type { Labels } from './labels.ts';
import Photo from './Photo.tsx';
import { isStage, MAX_NOTE, STAGES } from './shortlist.ts';
import type { PropertyFacts, ShownEntry } from './view.ts';

interface Props {
  property: ShownEntry;
  language: string;
  numberFormat: string;
  labels: Labels;
  isCompared: boolean;
  /** Gets the focus when it appears, as after an undone removal. */
  takesFocus: boolean;
  onCompare(isCompared: boolean): void;
  onRemove(): void;
}

/** A property of the shortlist with the visitor's notes. */
export default function EntryCard(props: Props) {
  const { property, language, numberFormat, labels, isCompared, takesFocus, onCompare, onRemove } = props;
  const { id, title, entry, facts } = property;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const own = property.language === language ? undefined : property.language;
  const about = (
    <span className="visually-hidden" lang={own}>
      {` ${title}`}
    </span>
  );
  return (
    <article className="shortlist__entry" data-gone={property.isGone || undefined}>
      <Photo sources={property.pictures} />
      <div className="shortlist__what">
        <p className="eyebrow">{property.place}</p>
        <h3 lang={own}>
          <a ref={link} href={property.path}>
            {title}
          </a>
        </h3>
        <p className="shortlist__price tabular">
          {property.price}
          {property.priceThen && <small>{fill(labels.priceThen, { price: property.priceThen })}</small>}
        </p>
        <p className="shortlist__facts">
          {property.isGone ? (
            <strong>{labels.gone}</strong>
          ) : (
            <>
              {facts?.state && <strong>{`${facts.state} · `}</strong>}
              {factsLine(facts, labels, language, numberFormat)}
            </>
          )}
        </p>
      </div>
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
    </article>
  );
}

function factsLine(
  facts: PropertyFacts | undefined,
  labels: Labels,
  language: string,
  numberFormat: string,
): string {
  if (!facts) return '';
  const surface =
    facts.surface &&
    fill(labels.surface, { value: new Intl.NumberFormat(numberFormat).format(facts.surface) });
  return [
    facts.bedrooms > 0 && plural(labels, 'bedrooms', facts.bedrooms, language),
    surface,
    facts.energy && `${labels['row.energy']} ${facts.energy.text}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
