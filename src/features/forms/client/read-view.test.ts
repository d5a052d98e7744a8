import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as textsOf } from '../../../i18n/texts.ts';
import { FORM_IDS, type FormId } from '../../../routing/forms.ts';
import { LAW } from '../../../snapshot/law/law.fixture.ts';
import { fill } from '../../../ui/fill.ts';
import { Form } from '../components/Form.tsx';
import { FORMS } from '../definitions/index.ts';
import { lawfulForm, permittedTo } from '../definitions/tenant-questions.ts';
import type { FormView } from '../view.ts';
import { readView } from './read-view.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const texts: Readonly<Record<string, string>> = textsOf('nl').forms;

const choices = {
  types: [{ value: '1', text: 'Maison & jardin', lang: 'fr' as const }],
  zones: [
    { value: 'Liège|4000', text: 'Liège (4000)' },
    { value: 'Esneux|4130', text: 'Esneux (4130)', lang: 'fr' as const },
  ],
  slots: [
    { value: 's-1', text: 'zaterdag, 10:00', group: { text: 'MB-0147 – "Maison"', lang: 'fr' as const } },
    { value: 's-2', text: 'zondag, 10:00', group: { text: 'MB-0148 – Huis' } },
  ],
  flags: [{ value: 'garden', text: 'Tuin' }],
};

/** The view of a form's page; only choices for which it has a field. */
function viewOf(id: FormId): FormView {
  const has = (source: string) => FORMS[id].fields.some((field) => field.source === source);
  return {
    form: FORMS[id],
    language: 'nl',
    text: (key, values = {}) => fill(texts[key] ?? key, values),
    target: {
      service: 'post',
      action: 'https://forms.example/f?form=x',
      thanks: '/nl/bedankt/',
      honeypot: '_gotcha',
      hidden: { form: id, _next: 'https://agency.example/nl/bedankt/' },
    },
    page: '/nl/contact/',
    choices: {
      types: has('types') ? choices.types : [],
      zones: has('zones') ? choices.zones : [],
      slots: has('slots') ? choices.slots : [],
      flags: has('flags') ? choices.flags : [],
    },
    privacy: FORMS[id].fields.some(({ name }) => name === 'consent') ? '/nl/privacy/' : undefined,
    example: 'MB-0147',
    phone: '+32 4 000 00 00',
    offerDeposit: id === 'purchase-offer' ? 10 : 0,
    captcha: { provider: 'turnstile', siteKey: 'key"1' },
  };
}

const ALL_VIEWS: readonly (readonly [name: string, view: FormView])[] = [
  ...FORM_IDS.map((id) => [id, viewOf(id)] as const),
  ...(['wallonia', 'brussels'] as const).map((region) => {
    const permitted = permittedTo(LAW, { region, isHome: true });
    const form = lawfulForm(FORMS['rental-application'], permitted);
    return [`rental-application in ${region}`, { ...viewOf(form.id), form, permitted }] as const;
  }),
];

test.each(ALL_VIEWS)('what the page of %s was rendered from is read from it', (_, view) => {
  const markup = renderToStaticMarkup(createElement(Form, { view }));
  const { document, HTMLSelectElement } = parseHTML(`<!doctype html><body>${markup}</body>`);
  vi.stubGlobal('HTMLSelectElement', HTMLSelectElement);
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  const form = document.querySelector('form') as HTMLFormElement;
  const { text, ...read } = readView(form, texts, FORMS[view.form.id]);
  const { text: given, ...others } = view;
  expect(read).toEqual(others);
  expect(renderToStaticMarkup(createElement(Form, { view: { ...read, text } }))).toBe(markup);
  for (const key of ['help.property', 'error.slots.full'])
    expect(text(key, { example: 'a', phone: 'b' })).toBe(given(key, { example: 'a', phone: 'b' }));
  // An error code of a newer relay.
  expect(text('error.moon.full')).toBe(texts['error.text.invalid']);
});
