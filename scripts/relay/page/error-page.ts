import { createHash } from 'node:crypto';
import type { FormDefinition } from '../../../src/features/forms/definitions/definition.ts';
import { TECHNICAL } from '../../../src/features/forms/definitions/technical.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Outcome } from '../request/outcome.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { Html, html } from '../text/escape.ts';
import { textIfAny, textOf } from '../text/texts.ts';
import { type Drawing, drawField, errorText } from './form-fields.ts';
import { STYLE } from './style.ts';

interface Page {
  site: AgencySite;
  locale: Locale;
  form: FormDefinition | undefined;
  /** What was filled in, as far as it could be read. */
  entries: Entries | undefined;
  outcome: Outcome;
  /** Where the form may lead: a browser checks the redirect to the thank-you page too. */
  origins: readonly string[];
}

/** A page for who sent a form without a script and needs to change or repeat it; what was filled in is still there. */
export function errorPage(page: Page): { html: string; policy: string } {
  const { site, locale, form, entries, outcome, origins } = page;
  const { info } = site;
  const title = textOf(locale, 'relay', outcome.kind === 'refused' ? 'title.refused' : 'title.invalid');
  const heading = form && textIfAny(locale, 'forms', `${form.id}.title`);
  const document = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${info.name}</title><style>${new Html(STYLE)}</style></head>
<body><main>
<p><a href="${info.url}${site.path('/', locale)}">${info.name}</a></p>
<h1>${title}</h1>
${introduction(page)}
${form && entries ? html`${heading ? html`<h2>${heading}</h2>` : ''}${drawForm(form, entries, page)}` : html`<p>${textOf(locale, 'relay', 'back')}</p>`}
<p>${textOf(locale, 'relay', 'call', { phone: info.agency.phones[0]?.number ?? '', email: info.agency.email })}</p>
<p><a href="${info.url}${site.path('/', locale)}">${textOf(locale, 'relay', 'home')}</a></p>
</main></body></html>
`;
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: document.source, policy };
}

function introduction({ site, locale, form, entries, outcome }: Page): Html {
  const kept = entries ? html` ${textOf(locale, 'relay', 'kept')}` : '';
  switch (outcome.kind) {
    case 'accepted':
      return html``;
    case 'refused':
      return html`<p role="alert">${textOf(locale, 'relay', `refused.${outcome.reason}`)}${kept}</p>`;
    case 'conflict':
      return html`<p role="alert">${errorText(outcome.code, undefined, { site, locale })}${kept}</p>`;
    case 'invalid': {
      const items = Object.entries(outcome.errors).map(([name, code]) => {
        const field = form?.fields.find((candidate) => candidate.name === name);
        const text = errorText(code, field, { site, locale });
        return field ? html`<li><a href="#${name}">${text}</a></li>` : html`<li>${text}</li>`;
      });
      return html`<p>${textOf(locale, 'relay', 'intro.invalid')}${kept}</p>
<div class="summary" role="alert" tabindex="-1" autofocus><ul>${items}</ul></div>`;
    }
  }
}

function drawForm(form: FormDefinition, entries: Entries, { site, locale, outcome }: Page): Html {
  const errors = outcome.kind === 'invalid' ? outcome.errors : {};
  const drawing: Drawing = { site, locale, entries, errors };
  return html`<form method="post" accept-charset="utf-8">
<input type="hidden" name="${TECHNICAL.language}" value="${locale}">
<input type="hidden" name="${TECHNICAL.page}" value="${entries.get(TECHNICAL.page)?.[0]?.slice(0, 500) ?? ''}">
${form.fields.map((field) => drawField(field, drawing))}
<button type="submit">${textOf(locale, 'relay', 'send')}</button>
</form>`;
}
