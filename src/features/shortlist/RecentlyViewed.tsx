import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { clearRecent } from './edits.ts';
import Glimpse from './Glimpse.tsx';
import type { Labels } from './labels.ts';
import type { Recent } from './recent.ts';
import { type Facts, shown } from './view.ts';

interface Props {
  recent: Recent;
  facts: Facts | undefined;
  labels: Labels;
  cardTexts: CardTexts;
}

/** The properties whose pages were opened most recently. */
export default function RecentlyViewed({ recent, facts, labels, cardTexts }: Props) {
  return (
    <section className="shortlist__recent no-print">
      <header>
        <h2>{labels.recent}</h2>
        <button type="button" className="shortlist__link" onClick={clearRecent}>
          {labels['recent.clear']}
        </button>
      </header>
      <ul className="shortlist__glimpses">
        {recent.map((viewed) => (
          <li key={viewed.id}>
            <Glimpse property={shown(viewed, facts)} labels={labels} cardTexts={cardTexts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
