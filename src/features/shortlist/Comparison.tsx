import { comparisonRows } from './comparison.ts';
import type { Labels } from './labels.ts';
import Photo from './Photo.tsx';
import type { ShownEntry } from './view.ts';

interface Props {
  entries: readonly ShownEntry[];
  labels: Labels;
  language: string;
  numberFormat: string;
  onDrop(id: number): void;
}

/** Two to four properties side by side, with a row per attribute. */
export default function Comparison({ entries, labels, language, numberFormat, onDrop }: Props) {
  return (
    <section className="shortlist__compare">
      <h2>{labels['compare.title']}</h2>
      <section className="shortlist__scroll" aria-label={labels['compare.table']} tabIndex={0}>
        <table data-count={entries.length}>
          <thead>
            <tr>
              <td />
              {entries.map(({ id, title, path, pictures, isGone, facts, language: own }) => (
                <th key={id} scope="col">
                  <Photo pictures={pictures} />
                  <a href={path} lang={own === language ? undefined : own}>
                    {title}
                  </a>
                  {(isGone || facts?.state) && (
                    <strong className="shortlist__gone">{isGone ? labels.gone : facts?.state}</strong>
                  )}
                  <button type="button" className="shortlist__link no-print" onClick={() => onDrop(id)}>
                    {labels['compare.drop']}
                    <span className="visually-hidden">{` ${title}`}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows(entries, labels, numberFormat).map(({ key, label, cells }) => (
              <tr key={key} data-row={key}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={entries[index]?.id}>{cell ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
