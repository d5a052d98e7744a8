import { TECHNICAL } from '../definitions/technical.ts';
import type { FormActions, FormState } from '../state.ts';
import type { FormView } from '../view.ts';
import { Restored } from './Restored.tsx';
import { Step } from './Step.tsx';
import { Summary } from './Summary.tsx';
import { Taken } from './Taken.tsx';

interface Props {
  view: FormView;
  state: FormState;
  actions?: FormActions;
}

/** All that is in a form, drawn from its view and its state: at build, in the browser and by the relay. */
export function FormBody({ view, state, actions }: Props) {
  const { form, text, target, language, page } = view;
  const hidden = { [TECHNICAL.language]: language, [TECHNICAL.page]: page, ...target.hidden };
  return (
    <>
      {state.isLive && form.needsMarket && <Taken notice={state.taken} />}
      <p className="form__note">{text('note')}</p>
      {state.isRestored && <Restored text={text} onClear={actions?.clear} />}
      <Summary view={view} summary={state.summary} onVisit={actions?.visit} />
      <p className="visually-hidden" role="status" data-form-status="">
        {state.sending === 'busy' ? text('sending') : ''}
      </p>
      {form.steps.map((groups, index) => (
        <Step
          key={groups.map(({ id }) => id).join()}
          view={view}
          state={state}
          groups={groups}
          index={index}
          actions={actions}
        />
      ))}
      <div className="form__technical" aria-hidden="true">
        <label>
          {`${text('honeypot')} `}
          <input type="text" name={target.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
    </>
  );
}
