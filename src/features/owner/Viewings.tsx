import { useId, useState } from 'react';
import { fill } from '../../ui/fill.ts';
import { calendarFile } from './calendar-file.ts';
import type { OwnedProperty, Viewing } from './data.ts';
import { brusselsMoment } from './days.ts';
import { download } from './download.ts';
import { useSpeech } from './texts.ts';
import { isComing, SHOWN, type Shown, viewingsShown } from './viewings.ts';

/** The number shown at first; the rest on request. */
const FIRST = 8;

/** Who came, who comes, and what they said; coming viewings go into a calendar. */
export default function Viewings({ property }: { property: OwnedProperty }) {
  const { labels } = useSpeech();
  const [shown, setShown] = useState<Shown>('all');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const now = brusselsMoment(new Date());
  const viewings = viewingsShown(property.visits, shown, now);
  const coming = viewingsShown(property.visits, 'coming', now);
  const save = (chosen: readonly Viewing[]) =>
    download(
      `${property.reference}.ics`,
      'text/calendar',
      calendarFile(
        chosen,
        {
          summary: fill(labels['viewings.event'], { reference: property.reference }),
          address: property.address,
          typeOf: ({ type }) => labels[`type.${type}`],
        },
        new Date(),
      ),
    );
  return (
    <section className="owner__viewings">
      <div className="owner__bar">
        <h3>{labels.viewings}</h3>
        <label htmlFor={id} className="no-print">
          <span>{labels['viewings.show']}</span>
          <select id={id} value={shown} onChange={({ target }) => setShown(target.value as Shown)}>
            {SHOWN.map((value) => (
              <option key={value} value={value}>
                {labels[`viewings.${value}`]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {viewings.length === 0 && <p className="owner__empty">{labels['viewings.empty']}</p>}
      <ul role="list">
        {(isWhole ? viewings : viewings.slice(0, FIRST)).map((viewing) => (
          <Row
            key={`${viewing.date} ${viewing.contact} ${viewing.type}`}
            viewing={viewing}
            onSave={isComing(viewing, now) ? () => save([viewing]) : undefined}
          />
        ))}
      </ul>
      <div className="owner__buttons no-print">
        {!isWhole && viewings.length > FIRST && (
          <button type="button" className="button button--quiet" onClick={() => setWhole(true)}>
            {fill(labels['viewings.more'], { count: viewings.length })}
          </button>
        )}
        {shown !== 'past' && coming.length > 1 && (
          <button type="button" className="button button--quiet" onClick={() => save(coming)}>
            {labels['viewings.calendarAll']}
          </button>
        )}
      </div>
    </section>
  );
}

function Row({ viewing, onSave }: { viewing: Viewing; onSave: (() => void) | undefined }) {
  const { labels, date } = useSpeech();
  return (
    <li data-status={viewing.status}>
      <p className="owner__when">
        <time dateTime={viewing.date}>{date(viewing.date)}</time> · {labels[`type.${viewing.type}`]}
      </p>
      <span className="owner__status">{labels[`status.${viewing.status}`]}</span>
      <h4>{viewing.contact}</h4>
      {viewing.subject && <p>{viewing.subject}</p>}
      {viewing.comment && <p>{viewing.comment}</p>}
      {onSave && (
        <button type="button" className="owner__link no-print" onClick={onSave}>
          {labels['viewings.calendar']}
        </button>
      )}
    </li>
  );
}
