import type { Summary as Content } from '../state.ts';
import { errorText, type FormView, fieldId, labelOf, needsLabel } from '../view.ts';

interface Props {
  view: FormView;
  summary: Content | undefined;
  onVisit: ((name: string) => void) | undefined;
}

/** The list of errors above the form, each a link to its field; hidden while there are none. */
export function Summary({ view, summary, onVisit }: Props) {
  const { form, text, phone } = view;
  const id = `${form.id}-summary`;
  const errors = Object.entries(summary?.errors ?? {});
  return (
    <div className="form__summary" tabIndex={-1} role="group" aria-labelledby={id} hidden={!summary}>
      <h2 id={id}>{summary?.title ?? text('summary.title')}</h2>
      <p hidden={errors.length === 0}>{text('summary.text')}</p>
      <ul>
        {errors.map(([name, code]) => {
          const field = form.fields.find((candidate) => candidate.name === name);
          const error = errorText(text, code, { field, phone });
          if (!field || field.kind === 'hidden') return <li key={name}>{error}</li>;
          return (
            <li key={name}>
              <a
                href={`#${fieldId(form, name)}`}
                onClick={
                  onVisit &&
                  ((event) => {
                    event.preventDefault();
                    onVisit(name);
                  })
                }
              >
                {needsLabel(code) ? `${labelOf(view, field)} – ${error}` : error}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
