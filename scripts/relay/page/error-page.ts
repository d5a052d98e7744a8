import type { FormDefinition, FormErrors } from '../../../src/features/forms/definitions/definition.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import { renderForm } from '../../../src/features/forms/render/form.ts';
import { html, type Markup } from '../../../src/features/forms/render/markup.ts';
import { errorText } from '../../../src/features/forms/render/view.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Outcome } from '../request/outcome.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { formText, textOf } from '../text/texts.ts';
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
export function errorPage(page: Page): { html: string; policy: string } {
  const { site, locale, form, entries, outcome, base, origins } = page;
  const { info } = site;
  const title = form
    ? formText(locale)(`${form.id}.title`)
    : textOf(locale, 'relay', outcome.kind === 'refused' ? 'title.refused' : 'title.invalid');
  const home = base + site.path('/', locale);
  const style: Markup = { html: STYLE };
  const document = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${formText(locale)('errorPage.title', { title })} – ${info.name}</title><style>${style}</style></head>
<body class="form-page"><main>
<p><a href="${home}">${info.name}</a></p>
<h1>${title}</h1>
<p role="alert">${messageOf(page)}</p>
${form && entries ? filledForm(page, form, entries) : html`<p>${textOf(locale, 'relay', 'back')}</p>`}
<p>${textOf(locale, 'relay', 'call', { phone: phoneOf(page), email: info.agency.email })}</p>
<p><a href="${home}">${textOf(locale, 'relay', 'home')}</a></p>
</main></body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: document.html, policy };
}

/** The telephone number for the form's subject. */
function phoneOf({ site, form, entries, locale }: Page): string {
  const property =
    form?.about === 'property' ? site.property(entries?.get('property')?.[0] ?? '', locale) : undefined;
  return site.phone(property?.goal ?? form?.goal);
}

function messageOf(page: Page): string {
  const { locale, entries, outcome } = page;
  const phone = phoneOf(page);
  const message = {
    accepted: () => '',
    refused: () => (outcome.kind === 'refused' ? textOf(locale, 'relay', `refused.${outcome.reason}`) : ''),
    conflict: () => (outcome.kind === 'conflict' ? errorText(formText(locale), outcome.code, { phone }) : ''),
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

function filledForm(page: Page, form: FormDefinition, entries: Entries): Markup {
  const { locale, outcome } = page;
  const errors = errorsOf(form, outcome);
  const view = filledView({ form, locale, entries, errors, message: undefined }, page);
  // No script runs on this page, so nothing may be hidden for it, and its texts are left out.
  const source = renderForm(view).html.replace('<form', '<form data-plain');
  return { html: source.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '') };
}
