import { servedState } from '../state.ts';
import type { FormView } from '../view.ts';
import { FormBody } from './FormBody.tsx';

interface Props {
  view: FormView;
  /** For pages on which no script runs: nothing is hidden for one. */
  isPlain?: boolean;
}

/**
 * A whole form that posts without a script. The script (`client/enhance.tsx`) takes over what is in the form
 * element, and reads the attributes.
 */
export function Form({ view, isPlain = false }: Props) {
  const { form, target, example, phone, permitted } = view;
  const steps = form.steps.length;
  const isNetlify = target.service === 'netlify';
  return (
    <form
      className="form"
      method="post"
      action={target.action}
      data-form={form.id}
      data-service={target.service}
      data-thanks={target.thanks}
      data-steps={steps > 1 ? steps : undefined}
      data-example={example || undefined}
      data-phone={phone || undefined}
      data-permitted={permitted && JSON.stringify(permitted)}
      data-plain={isPlain ? '' : undefined}
      name={isNetlify ? form.id : undefined}
      data-netlify={isNetlify ? 'true' : undefined}
      netlify-honeypot={isNetlify ? target.honeypot : undefined}
    >
      <FormBody view={view} state={servedState(view)} />
    </form>
  );
}
