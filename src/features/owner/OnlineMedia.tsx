import type { Listing } from './data.ts';
import { useSpeech } from './texts.ts';

/** Where and since when the property is advertised, with the number of views. */
export default function OnlineMedia({ online }: { online: readonly Listing[] }) {
  const { labels, number, date } = useSpeech();
  return (
    <section className="owner__online">
      <h3>{labels.online}</h3>
      {online.length === 0 ? (
        <p className="owner__empty">{labels['online.empty']}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{labels['online.source']}</th>
              <th scope="col">{labels['online.since']}</th>
              <th scope="col" className="owner__number">
                {labels['online.views']}
              </th>
            </tr>
          </thead>
          <tbody>
            {online.map(({ source, since, url, views }) => (
              <tr key={source}>
                <th scope="row">
                  {url ? (
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {source}
                      <span className="visually-hidden"> ({labels['property.newTab']})</span>
                    </a>
                  ) : (
                    source
                  )}
                </th>
                <td>{date(since, 'short')}</td>
                <td className="owner__number">{number(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
