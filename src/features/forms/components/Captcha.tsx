import type { FormState } from '../state.ts';
import type { Captcha as Settings } from '../view.ts';

interface Props {
  captcha: Settings;
  status: FormState['captcha'];
}

/** The element that a captcha's own script fills (`client/captcha.ts`). */
export function Captcha({ captcha, status }: Props) {
  return (
    <div
      className="form__captcha"
      data-captcha={captcha.provider}
      data-site-key={captcha.siteKey}
      data-failed={status === 'failed' ? '' : undefined}
    />
  );
}
