import { isLocale } from '../../../i18n/locales.ts';
import { fill } from '../../../ui/fill.ts';
import { isPermitted } from '../applicants-file.ts';
import type { FormDefinition } from '../definitions/definition.ts';
import type { Field, OptionSource } from '../definitions/field.ts';
import { TECHNICAL } from '../definitions/technical.ts';
import { lawfulForm, type Permitted } from '../definitions/tenant-questions.ts';
import type { Captcha, Choice, FormText, FormView, LeadService } from '../view.ts';
import { controlsOf } from './dom.ts';
import type { FormTexts } from './texts.ts';

/**
 * The view from which a form was rendered, read from the page, so that React draws first what is there already.
 * @param whole the form's definition, before the law of a property
 * @throws if it is in no language of this site
 */
export function readView(form: HTMLFormElement, texts: FormTexts, whole: FormDefinition): FormView {
  const { service, thanks = '', example = '', phone = '' } = form.dataset;
  const permitted = permittedIn(form);
  const definition = lawfulForm(whole, permitted);
  const hidden = new Map(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
      .filter(({ parentNode }) => parentNode === form)
      .map(({ name, value }) => [name, value]),
  );
  const language = hidden.get(TECHNICAL.language) ?? '';
  const page = hidden.get(TECHNICAL.page) ?? '';
  hidden.delete(TECHNICAL.language);
  hidden.delete(TECHNICAL.page);
  if (!isLocale(language)) throw new Error(`The form ${whole.id} is in no language.`);
  const choicesFrom = (source: OptionSource) =>
    definition.fields.filter((field) => field.source === source).flatMap((field) => choicesOf(form, field));
  return {
    form: definition,
    language,
    text: textIn(texts),
    target: {
      service: serviceOf(service),
      action: form.getAttribute('action') ?? '',
      thanks,
      honeypot: form.querySelector<HTMLInputElement>('.form__technical input')?.name ?? '',
      hidden: Object.fromEntries(hidden),
    },
    page,
    choices: {
      types: choicesFrom('types'),
      zones: choicesFrom('zones'),
      slots: choicesFrom('slots'),
      flags: choicesFrom('flags'),
    },
    privacy: form.querySelector('[data-field="consent"] a')?.getAttribute('href') ?? undefined,
    example,
    phone,
    offerDeposit: Number(form.querySelector<HTMLElement>('[data-deposit]')?.dataset['deposit'] ?? 0),
    captcha: captchaOf(form),
    permitted,
  };
}

/**
 * Texts with their placeholders filled in. A relay that is newer than the page may give an error code that the
 * page does not know.
 */
const textIn =
  (texts: FormTexts): FormText =>
  (key, values = {}) =>
    fill(texts[key] ?? texts[key.startsWith('error.') ? 'error.text.invalid' : ''] ?? key, values);

const serviceOf = (name: string | undefined): LeadService =>
  name === 'post' || name === 'netlify' ? name : 'relay';

function permittedIn({ dataset }: HTMLFormElement): Permitted | undefined {
  const given: unknown = JSON.parse(dataset['permitted'] ?? 'null');
  return isPermitted(given) ? given : undefined;
}

function captchaOf(form: HTMLFormElement): Captcha | undefined {
  const { captcha, siteKey = '' } = form.querySelector<HTMLElement>('[data-captcha]')?.dataset ?? {};
  return captcha === 'turnstile' || captcha === 'hcaptcha' || captcha === 'recaptcha'
    ? { provider: captcha, siteKey }
    : undefined;
}

const langOf = ({ lang }: HTMLElement) => (isLocale(lang) ? { lang } : {});

/** The choices of a field that come from the catalogue, as the page shows them. */
function choicesOf(form: HTMLFormElement, { name }: Field): Choice[] {
  return controlsOf(form, name).flatMap((control): Choice[] => {
    if (!(control instanceof HTMLSelectElement)) {
      const words = control.closest('label')?.querySelector('span');
      return words ? [{ value: control.value, text: words.textContent ?? '', ...langOf(words) }] : [];
    }
    return [...control.options]
      .filter(({ value }) => value !== '')
      .map((option) => {
        const group = option.closest('optgroup');
        return {
          value: option.value,
          text: option.textContent ?? '',
          ...langOf(option),
          ...(group && { group: { text: group.getAttribute('label') ?? '', ...langOf(group) } }),
        };
      });
  });
}
