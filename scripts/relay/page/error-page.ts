import type { FormDefinition, FormErrors } from '../../../src/features/forms/definitions/definition.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import { errorText } from '../../../src/features/forms/view.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Outcome } from '../request/outcome.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { formText, textOf } from '../text/texts.ts';
import { errorPageRenderer } from './bundle.ts';
import { filledView } from './form-view.ts';
import { STYLE, STYLE_HASH } from './style.ts';

interface Page {
  site: AgencySite;
  locale: Locale;
  form: FormDefinition | undefined;
  /** The entries, as far as they could be read. */
  entries: Entries | undefined;
  outcome: Outcome;
  /** The path under which forms are posted. */
  mount: string;
  /** The origin of the site's pages; empty if it is the relay's own. */
  base: string;
  /** Allowed targets of the form, since browsers also check the redirect to the thank-you page. */
  origins: readonly string[];
}

/** The page for a visitor without scripts who must change or repeat a form; the entries are kept. */
export async function errorPage(page: Page): Promise<{ html: string; policy: string }> {
  const { site, locale, form, entries, outcome, base, origins } = page;
  const { info } = site;
  const { renderErrorPage } = await errorPageRenderer();
  const heading = form
    ? formText(locale, site.law)(`${form.id}.title`)
    : textOf(locale, 'relay', outcome.kind === 'refused' ? 'title.refused' : 'title.invalid');
  const html = renderErrorPage({
    locale,
    style: STYLE,
    title: `${formText(locale, site.law)('errorPage.title', { title: heading })} – ${info.name}`,
    heading,
    message: messageOf(page),
    agency: info.name,
    home: base + site.path('/', locale),
    form:
      form &&
      entries &&
      filledView({ form, locale, entries, errors: errorsOf(form, outcome), message: undefined }, page),
    words: {
      back: textOf(locale, 'relay', 'back'),
      call: textOf(locale, 'relay', 'call', { phone: phoneOf(page), email: info.agency.email }),
      home: textOf(locale, 'relay', 'home'),
    },
  });
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

/** The telephone number for the form's subject. */
function phoneOf({ site, form, entries, locale }: Page): string {
  const property =
    form?.about === 'property' ? site.property(entries?.get('property')?.[0] ?? '', locale) : undefined;
  return site.phone(property?.goal ?? form?.goal);
}

function messageOf(page: Page): string {
  const { site, locale, entries, outcome } = page;
  const phone = phoneOf(page);
  const message = {
    accepted: () => '',
    refused: () => (outcome.kind === 'refused' ? textOf(locale, 'relay', `refused.${outcome.reason}`) : ''),
    conflict: () =>
      outcome.kind === 'conflict' ? errorText(formText(locale, site.law), outcome.code, { phone }) : '',
    invalid: () => textOf(locale, 'relay', 'intro.invalid'),
  }[outcome.kind]();
  return entries ? `${message} ${textOf(locale, 'relay', 'kept')}` : message;
}

/** The errors to mark in the form; a full slot is an error of its field. */
function errorsOf(form: FormDefinition, outcome: Outcome): FormErrors {
  if (outcome.kind === 'invalid') return outcome.errors;
  const slot = form.fields.find(({ kind }) => kind === 'slot');
  return outcome.kind === 'conflict' && slot ? { [slot.name]: outcome.code } : {};
}
