import { useId, useState } from 'react';
import { fill } from '../../ui/fill.ts';
import { calendarFile } from './calendar-file.ts';
import type { OwnedProperty, Visit } from './data.ts';
import { brusselsMoment } from './days.ts';
import { download } from './download.ts';
import { useSpeech } from './texts.ts';
import { isComing, SHOWN, type Shown, visitsShown } from './visits.ts';

/** The number shown at first; the rest on request. */
const FIRST = 8;

/** Past visits with their feedback, and coming visits, which can be added to a calendar. */
export default function Visits({ property }: { property: OwnedProperty }) {
  const { labels } = useSpeech();
  const [shown, setShown] = useState<Shown>('all');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const now = brusselsMoment(new Date());
  const visits = visitsShown(property.visits, shown, now);
  const coming = visitsShown(property.visits, 'coming', now);
  const save = (chosen: readonly Visit[]) =>
    download(
      `${property.reference}.ics`,
      'text/calendar',
      calendarFile(
        chosen,
        {
          summary: fill(labels['visits.event'], { reference: property.reference }),
          place: property.address,
          typeOf: ({ type }) => labels[`type.${type}`],
        },
        new Date(),
      ),
    );
  return (
    <section className="owner__visits">
      <div className="owner__bar">
        <h3>{labels.visits}</h3>
        <label htmlFor={id} className="no-print">
          <span>{labels['visits.show']}</span>
          <select id={id} value={shown} onChange={({ target }) => setShown(target.value as Shown)}>
            {SHOWN.map((value) => (
              <option key={value} value={value}>
                {labels[`visits.${value}`]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {visits.length === 0 && <p className="owner__empty">{labels['visits.empty']}</p>}
      <ul role="list">
        {(isWhole ? visits : visits.slice(0, FIRST)).map((visit) => (
          <Row
            key={`${visit.date} ${visit.contact} ${visit.type}`}
            visit={visit}
            onSave={isComing(visit, now) ? () => save([visit]) : undefined}
          />
        ))}
      </ul>
      <div className="owner__buttons no-print">
        {!isWhole && visits.length > FIRST && (
          <button type="button" className="button button--quiet" onClick={() => setWhole(true)}>
            {fill(labels['visits.more'], { count: visits.length })}
          </button>
        )}
        {shown !== 'past' && coming.length > 1 && (
          <button type="button" className="button button--quiet" onClick={() => save(coming)}>
            {labels['visits.calendarAll']}
          </button>
        )}
      </div>
    </section>
  );
}

function Row({ visit, onSave }: { visit: Visit; onSave: (() => void) | undefined }) {
  const { labels, date } = useSpeech();
  return (
    <li data-status={visit.status}>
      <p className="owner__when">
        <time dateTime={visit.date}>{date(visit.date)}</time> · {labels[`type.${visit.type}`]}
      </p>
      <span className="owner__status">{labels[`status.${visit.status}`]}</span>
      <h4>{visit.contact}</h4>
      {visit.subject && <p>{visit.subject}</p>}
      {visit.comment && <p>{visit.comment}</p>}
      {onSave && (
        <button type="button" className="owner__link no-print" onClick={onSave}>
          {labels['visits.calendar']}
        </button>
      )}
    </li>
  );
}
