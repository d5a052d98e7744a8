import '../catalogue/card/card.css';
import './shortlist.css';
import './shortlist-parts.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { plural } from '../../ui/plural.ts';
import type { CardTexts } from '../catalogue/card/card-texts.ts';
import Comparison from './Comparison.tsx';
import { MAX_COMPARED } from './comparison.ts';
import EntryCard from './EntryCard.tsx';
import { removeFromShortlist, restoreToShortlist } from './edits.ts';
import type { Labels } from './labels.ts';
import Offer from './Offer.tsx';
import RecentlyViewed from './RecentlyViewed.tsx';
import Removed from './Removed.tsx';
import Sharing from './Sharing.tsx';
import { $shared } from './shared.ts';
import { $isSaved, $recent, $shortlist } from './store.ts';
import { type LoadFacts, useFacts } from './use-facts.ts';
import { inOrder, ORDERS, type Order, type ShownEntry, shownEntry } from './view.ts';

export interface Props {
  labels: Labels;
  cardTexts: CardTexts;
  /** The page's language. */
  language: string;
  /** A language tag for numbers. */
  numberFormat: string;
  /** Must be a stable function. */
  loadFacts: LoadFacts;
}

/** The shortlist: entries with notes, comparison, sharing, and recently viewed properties. */
export default function Shortlist({ labels, cardTexts, language, numberFormat, loadFacts }: Props) {
  const list = useStore($shortlist, { ssr: 'initial' });
  const recent = useStore($recent, { ssr: 'initial' });
  const shared = useStore($shared, { ssr: 'initial' });
  const isSaved = useStore($isSaved, { ssr: 'initial' });
  const { facts, hasFailed, retry } = useFacts(loadFacts);
  const [order, setOrder] = useState<Order>('added');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [removed, setRemoved] = useState<{ property: ShownEntry; index: number }>();
  const [restored, setRestored] = useState<number>();
  const [message, say] = useState('');

  const entries = inOrder(
    list.map((entry) => shownEntry(entry, facts)),
    order,
    language,
  );
  const compared = entries.filter(({ id }) => chosen.includes(id));

  const compare = (id: number, isCompared: boolean) => {
    if (isCompared && compared.length >= MAX_COMPARED) return say(labels['compare.full']);
    setChosen(isCompared ? [...chosen, id] : chosen.filter((other) => other !== id));
    say('');
  };
  const remove = (property: ShownEntry, index: number) => {
    removeFromShortlist(property.id);
    setRemoved({ property, index });
    setRestored(undefined);
  };
  const undo = () => {
    if (!removed) return;
    restoreToShortlist(removed.property.entry);
    setRestored(removed.property.id);
    setRemoved(undefined);
  };

  const items = entries.map((property, index) => (
    <li key={property.id}>
      <EntryCard
        property={property}
        language={language}
        labels={labels}
        cardTexts={cardTexts}
        isCompared={chosen.includes(property.id)}
        takesFocus={property.id === restored}
        onCompare={(isCompared) => compare(property.id, isCompared)}
        onRemove={() => remove(property, index)}
      />
    </li>
  ));
  if (removed)
    items.splice(
      removed.index,
      0,
      <li key="removed">
        <Removed title={removed.property.title} labels={labels} onUndo={undo} />
      </li>,
    );

  return (
    <div className="shortlist">
      {shared.length > 0 && (
        <Offer
          ids={shared}
          facts={facts}
          labels={labels}
          cardTexts={cardTexts}
          language={language}
          say={say}
        />
      )}
      {hasFailed && (
        <p className="shortlist__notice" role="alert">
          <span>{labels.failed}</span>
          <button type="button" className="button button--quiet" onClick={retry}>
            {labels.retry}
          </button>
        </p>
      )}
      {!isSaved && <p className="shortlist__notice">{labels['status.unsaved']}</p>}
      <p role="status" className="shortlist__message no-print">
        {message}
      </p>
      {(list.length > 0 || removed) && (
        <section>
          <header className="shortlist__bar">
            <h2>{plural(labels, 'count', { count: list.length }, language)}</h2>
            {list.length > 0 && (
              <div className="shortlist__tools no-print">
                <label>
                  <span>{labels.sort}</span>
                  <select
                    value={order}
                    onChange={({ target }) =>
                      setOrder(ORDERS.find((other) => other === target.value) ?? 'added')
                    }
                  >
                    {ORDERS.map((value) => (
                      <option key={value} value={value}>
                        {labels[`sort.${value}`]}
                      </option>
                    ))}
                  </select>
                </label>
                <button type="button" className="button button--quiet" onClick={() => window.print()}>
                  {labels.print}
                </button>
                <Sharing ids={list.map(({ id }) => id)} labels={labels} say={say} />
              </div>
            )}
          </header>
          {list.length > 1 && <p className="shortlist__hint no-print">{labels['compare.hint']}</p>}
          <ul className="shortlist__entries">{items}</ul>
        </section>
      )}
      {compared.length > 1 && (
        <Comparison
          entries={compared}
          labels={labels}
          language={language}
          numberFormat={numberFormat}
          onDrop={(id) => compare(id, false)}
        />
      )}
      {recent.length > 0 && (
        <RecentlyViewed recent={recent} facts={facts} labels={labels} cardTexts={cardTexts} />
      )}
    </div>
  );
}
