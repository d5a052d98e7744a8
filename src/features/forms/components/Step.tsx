import type { Step as Groups } from '../definitions/definition.ts';
import type { FormActions, FormState } from '../state.ts';
import { type FormView, sendKey } from '../view.ts';
import { Captcha } from './Captcha.tsx';
import { Group } from './Group.tsx';

interface Props {
  view: FormView;
  state: FormState;
  groups: Groups;
  index: number;
  actions: FormActions | undefined;
}

/** A step of a form with its buttons; a form of one step has only the button that sends it. */
export function Step({ view, state, groups, index, actions }: Props) {
  const { form, text, captcha } = view;
  const steps = form.steps.length;
  const isLast = index === steps - 1;
  return (
    <div
      className="form__step"
      data-step={index + 1}
      data-current={steps > 1 && index === state.step ? '' : undefined}
    >
      {steps > 1 && (
        <p className="form__progress form__script">
          <span>{text('step', { step: index + 1, steps })}</span>
          <progress max={steps} value={index + 1} aria-hidden="true" />
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.id} view={view} state={state} group={group} />
      ))}
      {isLast && captcha && <Captcha captcha={captcha} status={state.captcha} />}
      <div className="form__actions">
        {index > 0 && (
          <button
            className="button button--quiet form__script"
            type="button"
            data-back=""
            onClick={actions?.back}
          >
            {text('back')}
          </button>
        )}
        {isLast ? (
          <button className="button" type="submit" aria-disabled={state.sending === 'busy' || undefined}>
            <span data-send="">{sendText(view, state)}</span>
          </button>
        ) : (
          <button className="button form__script" type="button" data-next="" onClick={actions?.next}>
            {text('next')}
          </button>
        )}
      </div>
    </div>
  );
}

function sendText({ form, text }: FormView, { sending }: FormState): string {
  if (sending === 'busy') return text('sending');
  if (sending === 'failed') return text('retry');
  return text(sendKey(form));
}
