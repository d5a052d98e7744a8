import { useStore } from '@nanostores/react';
import { plural } from '../../ui/plural.ts';
import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { addShared } from './edits.ts';
import Glimpse from './Glimpse.tsx';
import type { Labels } from './labels.ts';
import { dismissShared } from './shared.ts';
import { has } from './shortlist.ts';
import { $shortlist } from './store.ts';
import { type Facts, shown, snapshotOfFacts } from './view.ts';

interface Props {
  ids: readonly number[];
  facts: Facts | undefined;
  labels: Labels;
  cardTexts: CardTexts;
  language: string;
  say(message: string): void;
}

/** The properties from a shared link, which the visitor can add or dismiss. */
export default function Offer({ ids, facts, labels, cardTexts, language, say }: Props) {
  const list = useStore($shortlist);
  const found = ids.flatMap((id) => {
    const now = facts?.get(id);
    const snapshot = now && snapshotOfFacts(now);
    return snapshot ? [{ id, snapshot }] : [];
  });
  const fresh = found.filter(({ id }) => !has(list, id));
  const gone = ids.length - found.length;
  const accept = () => {
    const added = addShared(fresh);
    dismissShared();
    say(
      added < fresh.length
        ? labels['status.full']
        : plural(labels, 'offer.added', { count: added }, language),
    );
  };
  return (
    <section className="shortlist__offer no-print">
      <h2>{plural(labels, 'offer.title', { count: ids.length }, language)}</h2>
      {found.length > 0 && (
        <ul className="shortlist__glimpses">
          {found.map((property) => (
            <li key={property.id}>
              <Glimpse property={shown(property, facts)} labels={labels} cardTexts={cardTexts} />
            </li>
          ))}
        </ul>
      )}
      {facts && gone > 0 && <p>{plural(labels, 'offer.gone', { count: gone }, language)}</p>}
      {found.length > 0 && fresh.length === 0 && <p>{labels['offer.known']}</p>}
      <p className="shortlist__buttons">
        {fresh.length > 0 && (
          <button type="button" className="button" onClick={accept}>
            {plural(labels, 'offer.add', { count: fresh.length }, language)}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={dismissShared}>
          {labels[fresh.length > 0 || !facts ? 'offer.decline' : 'offer.ok']}
        </button>
      </p>
    </section>
  );
}
