import { useMemo, useState } from 'react';
import { fill } from '../../ui/fill.ts';
import AgentCard from './AgentCard.tsx';
import type { OwnerData } from './data.ts';
import ExportMenu from './ExportMenu.tsx';
import IdleWatch from './IdleWatch.tsx';
import type { Labels } from './labels.ts';
import Messages from './Messages.tsx';
import OnlineMedia from './OnlineMedia.tsx';
import PropertyChoice from './PropertyChoice.tsx';
import PropertyHead from './PropertyHead.tsx';
import Statistics from './Statistics.tsx';
import { SpeechProvider, speechOf } from './texts.ts';
import { useFocusOnce } from './use-focus-once.ts';
import Viewings from './Viewings.tsx';

export interface Props {
  data: OwnerData;
  labels: Labels;
  /** The page's language and number format: `fr`, `fr-BE`. */
  locale: string;
  numberFormat: string;
  /** The path of the contact form; empty if there is none. */
  contact: string;
  onLogout(reason: 'asked' | 'idle'): void;
}

/** The owner's view of their properties. */
export default function Dashboard({ data, labels, locale, numberFormat, contact, onLogout }: Props) {
  const speech = useMemo(() => speechOf(labels, locale, numberFormat), [labels, locale, numberFormat]);
  const [chosen, setChosen] = useState(data.properties[0]?.id);
  const property = data.properties.find(({ id }) => id === chosen);
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <SpeechProvider value={speech}>
      <div className="owner">
        <header className="owner__head">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {fill(labels.hello, { name: data.name })}
            </h1>
            <p className="owner__updated">{fill(labels.updated, { date: speech.date(data.updated) })}</p>
          </div>
          <div className="owner__tools no-print">
            <button type="button" className="button button--quiet" onClick={() => print()}>
              {labels.print}
            </button>
            <ExportMenu data={data} property={property} />
            <button type="button" className="button" onClick={() => onLogout('asked')}>
              {labels.logout}
            </button>
          </div>
        </header>
        {data.properties.length > 1 && (
          <PropertyChoice properties={data.properties} chosen={chosen} onChoose={setChosen} />
        )}
        {property ? (
          <article className="owner__property" key={property.id} data-property={property.reference}>
            <PropertyHead property={property} />
            <Statistics series={property.statistics} updated={data.updated} />
            <div className="owner__columns">
              <div className="owner__main">
                <Viewings property={property} />
                <Messages messages={property.communication} />
              </div>
              <div className="owner__side">
                <AgentCard property={property} contact={contact} />
                <OnlineMedia online={property.online} />
              </div>
            </div>
          </article>
        ) : (
          <section className="owner__none">
            <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
              <path d="M0 47h24V31h24V15h24" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
            <h2>{labels['none.title']}</h2>
            <p>{labels['none.text']}</p>
            {contact && (
              <a className="button button--quiet" href={contact} target="_blank" rel="noopener">
                {labels['agent.form']}
              </a>
            )}
          </section>
        )}
        <IdleWatch onEnd={() => onLogout('idle')} />
      </div>
    </SpeechProvider>
  );
}
