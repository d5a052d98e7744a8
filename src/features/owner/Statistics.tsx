import { fill } from '../../ui/fill.ts';
import ChartWhenSeen from './ChartWhenSeen.tsx';
import type { Series } from './data.ts';
import { brusselsDay, mondayOf } from './days.ts';
import { lastDays, pageViews } from './statistics.ts';
import { type Speech, useSpeech } from './texts.ts';

/** Page views today, this week, this month and in total, and the last 30 days as a chart and as a table. */
export default function Statistics({ series, updated }: { series: readonly Series[]; updated: string }) {
  const speech = useSpeech();
  const { labels, number, date } = speech;
  const views = pageViews(series, updated);
  const days = lastDays(series, updated);
  const most = days.reduce((best, day) => (day.total > best.total ? day : best));
  const summary = fill(labels['stats.summary'], {
    total: number(days.reduce((sum, { total }) => sum + total, 0)),
    day: date(most.day),
    most: number(most.total),
  });
  const names = spanNames(speech, updated);
  return (
    <section className="owner__statistics">
      <h3>{labels.stats}</h3>
      <p className="owner__lead">{labels['stats.lead']}</p>
      <dl>
        {(['today', 'week', 'month', 'total'] as const).map((span) => (
          <div key={span}>
            <dt>{names[span]}</dt>
            <dd data-span={span}>{number(views[span])}</dd>
          </div>
        ))}
      </dl>
      {views.total === 0 ? (
        <p className="owner__empty">{labels['stats.empty']}</p>
      ) : (
        <>
          <figure>
            <figcaption>
              <strong>{labels['stats.chart']}</strong> {summary}
            </figcaption>
            <ChartWhenSeen days={days} summary={summary} />
          </figure>
          <details className="owner__table">
            <summary>{labels['stats.table']}</summary>
            <section tabIndex={0} aria-label={labels['stats.chart']}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{labels['stats.day']}</th>
                    {series.map(({ source }) => (
                      <th key={source} scope="col" className="owner__number">
                        {source}
                      </th>
                    ))}
                    <th scope="col" className="owner__number">
                      {labels['stats.sum']}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {[...days].reverse().map(({ day, counts: own, total }) => (
                    <tr key={day}>
                      <th scope="row">{date(day, 'short')}</th>
                      {own.map((count, index) => (
                        <td key={series[index]?.source} className="owner__number">
                          {number(count)}
                        </td>
                      ))}
                      <td className="owner__number">{number(total)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
        </>
      )}
    </section>
  );
}

/** "Today" only on the day of the export; otherwise day, week and month are named by their dates. */
function spanNames({ labels, date }: Speech, updated: string) {
  const today = brusselsDay(new Date());
  return {
    today: updated === today ? labels['stats.today'] : date(updated, 'short'),
    week:
      mondayOf(updated) === mondayOf(today)
        ? labels['stats.week']
        : fill(labels['stats.weekOf'], { date: date(mondayOf(updated), 'short') }),
    month: updated.slice(0, 7) === today.slice(0, 7) ? labels['stats.month'] : date(updated, 'month'),
    total: labels['stats.total'],
  };
}
