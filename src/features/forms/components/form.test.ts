import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { FORM_IDS, type FormId } from '../../../routing/forms.ts';
import { fill } from '../../../ui/fill.ts';
import { FORMS } from '../definitions/index.ts';
import { codesOf } from '../definitions/read-value.ts';
import { type FormState, servedState } from '../state.ts';
import { textKeys } from '../text-keys.ts';
import type { FormText, FormView } from '../view.ts';
import { Form } from './Form.tsx';
import { FormBody } from './FormBody.tsx';

/** The texts of a language; of one form only those that its script has. */
const textIn =
  (locale: Locale, id?: FormId): FormText =>
  (key, values = {}) => {
    const text = new Map<string, string>(Object.entries(texts(locale).forms)).get(key);
    if (id && !textKeys(FORMS[id], true).includes(key)) throw new Error(`The script of ${id} has no ${key}.`);
    if (text === undefined) throw new Error(`i18n/${locale}/forms.json has no ${key}.`);
    return fill(text, values);
  };

const view = (id: FormId, locale: Locale = 'fr', changes: Partial<FormView> = {}): FormView => ({
  form: FORMS[id],
  language: locale,
  text: textIn(locale, id),
  target: {
    service: 'relay',
    action: `/leads/${id}`,
    thanks: `/${locale}/merci/`,
    honeypot: '_homepage',
    hidden: {},
  },
  page: `/${locale}/page/`,
  choices: {
    types: [{ value: '1', text: 'Maison' }],
    zones: [{ value: 'Liège|4000', text: 'Liège (4000)' }],
    flags: [{ value: 'garden', text: 'Jardin' }],
    slots: [{ value: 's-1', text: 'samedi, 10:00', group: { text: 'MB-0147 – Maison', lang: 'fr' } }],
  },
  privacy: `/${locale}/privacy/`,
  example: 'MB-0147',
  phone: '+32 4 000 00 00',
  offerDeposit: 10,
  ...changes,
});

const markupOf = (given: FormView, isPlain = false): string =>
  renderToStaticMarkup(createElement(Form, { view: given, isPlain }));

const render = (...parameters: Parameters<typeof view>): Document =>
  parseHTML(`<!doctype html><body>${markupOf(view(...parameters))}</body>`).document;

describe.each(LOCALES)('in %s', (locale) => {
  test.each(FORM_IDS)('%s has all its texts, and a label and an id for every field', (id) => {
    const document = render(id, locale);
    for (const field of FORMS[id].fields) {
      expect(document.querySelectorAll(`[name="${field.name}"]`).length, field.name).toBeGreaterThan(0);
      if (field.kind === 'hidden') continue;
      const box = document.querySelector(`[data-field="${field.name}"]`);
      expect(box?.querySelector('label, legend')?.textContent?.trim()).toBeTruthy();
      const { empty, invalid, tooLong } = codesOf(field);
      for (const code of [...(field.required ? [empty] : []), invalid, tooLong])
        expect(textIn(locale)(`error.${code}`)).toBeTruthy();
    }
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const element of document.querySelectorAll('[aria-describedby]'))
      for (const name of element.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(ids).toContain(name);
  });
});

test.each(
  FORM_IDS.flatMap((id) => (['empty', 'invalid', 'tooLong'] as const).map((kind) => [id, kind] as const)),
)('%s, being used, says what is %s at each field and in the box above', (id, kind) => {
  const given = view(id);
  const fields = FORMS[id].fields.filter((field) => field.required || kind !== 'empty');
  const named = fields.filter((field) => field.kind !== 'hidden');
  const errors = Object.fromEntries(named.map((field) => [field.name, codesOf(field)[kind]]));
  const summary = { title: given.text('summary.title'), errors: { ...errors, captcha: 'captcha.failed' } };
  const state: FormState = { ...servedState(given), isLive: true, isRestored: true, errors, summary };
  const { document } = parseHTML(
    `<body>${renderToStaticMarkup(createElement(FormBody, { view: given, state: { ...state, sending: 'busy' } }))}</body>`,
  );
  const links = [...document.querySelectorAll('.form__summary a')];
  expect(links).toHaveLength(named.length);
  for (const [index, { name }] of named.entries()) {
    const error = document.querySelector(`[data-field="${name}"] .field__error:not([hidden])`);
    expect(error?.textContent).not.toBe('');
    expect(links[index]?.textContent).toContain(error?.textContent);
  }
  const last = document.querySelector('.form__summary li:last-child');
  expect(last?.textContent).toBe(given.text('error.captcha.failed'));
  expect(document.querySelector('[data-form-status]')?.textContent).toBe(given.text('sending'));
  expect(document.querySelector('.form__restored button')?.textContent).toBe(given.text('restored.clear'));
});

test('what no label says is there for the script', () =>
  expect(render('contact-appointment').querySelector('form')?.dataset).toMatchObject({
    phone: '+32 4 000 00 00',
    example: 'MB-0147',
  }));

test('of several steps the first is shown, of one none is chosen', () => {
  const current = (id: FormId) =>
    [...render(id).querySelectorAll<HTMLElement>('[data-current]')].map(({ dataset }) => dataset['step']);
  expect(current('contact-demand')).toEqual(['1']);
  expect(current('contact-me')).toEqual([]);
});

test('a page on which no script runs hides nothing for one', () => {
  expect(
    parseHTML(markupOf(view('contact-me'), true)).document.querySelector('form[data-plain]'),
  ).toBeTruthy();
  expect(render('contact-me').querySelector('form[data-plain]')).toBeNull();
});

test('without a script it posts: where, with what, and what a person must leave empty', () => {
  const form = render('contact-me', 'nl').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/leads/contact-me');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.querySelector('[name=_language]')?.getAttribute('value')).toBe('nl');
  expect(form?.querySelector('[name=_page]')?.getAttribute('value')).toBe('/nl/page/');
  expect(form?.querySelector('[name=_homepage]')?.getAttribute('tabindex')).toBe('-1');
});

test('a service that wants entries of its own gets them', () => {
  const target = {
    service: 'netlify',
    action: '/fr/merci/',
    thanks: '/fr/merci/',
    honeypot: 'bot',
    hidden: { 'form-name': 'contact-me' },
  } as const;
  const form = render('contact-me', 'fr', { target }).querySelector('form');
  expect(form?.getAttribute('name')).toBe('contact-me');
  expect(form?.getAttribute('netlify-honeypot')).toBe('bot');
  expect(form?.querySelector('[name=form-name]')?.getAttribute('value')).toBe('contact-me');
});

test('a captcha has its element only where one is configured', () => {
  expect(render('site-contact').querySelector('[data-captcha]')).toBeNull();
  const captcha = { provider: 'turnstile', siteKey: 'key"1' } as const;
  expect(
    render('site-contact', 'fr', { captcha }).querySelector('[data-captcha]')?.getAttribute('data-site-key'),
  ).toBe('key"1');
});

describe('the form of an answer', () => {
  const hostile = '"><script>alert(1)</script>&amp;';
  const page = markupOf(
    view('contact-demand', 'fr', {
      entries: new Map([
        ['address', [hostile]],
        ['remark', [`</textarea>${hostile}`]],
        ['type', ['1']],
        ['project', ['rent']],
        ['contactTimes', ['evening']],
        ['consent', ['yes']],
      ]),
      errors: { email: 'email.invalid', captcha: 'captcha.empty' },
    }),
  );
  const { document } = parseHTML(page);

  test('keeps what was typed, as text', () => {
    expect(document.querySelector('[name=address]')?.getAttribute('value')).toBe(hostile);
    expect(page).toContain(
      '>&lt;/textarea&gt;&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</textarea>',
    );
    expect(document.querySelectorAll('script').length).toBe(0);
  });

  test('keeps what was chosen', () => {
    const checked = [...document.querySelectorAll('[checked], [selected]')].map((element) =>
      element.getAttribute('value'),
    );
    expect(checked).toEqual(['1', 'rent', 'evening', 'yes']);
  });

  test('says what is wrong, with a link to the field, in its language', () => {
    const link = document.querySelector('.form__summary a');
    expect(link?.getAttribute('href')).toBe('#contact-demand-email');
    expect(link?.textContent).toContain(texts('fr').forms['error.email.invalid']);
    expect(document.querySelector('.form__summary')?.textContent).toContain(
      texts('fr').forms['error.captcha.empty'],
    );
    expect(document.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('#contact-demand-email-error')?.hasAttribute('hidden')).toBe(false);
  });

  test('can say that nothing was sent', () => {
    const message = texts('fr').forms['error.notSent'];
    const answer = markupOf(view('site-contact', 'fr', { message }));
    const summary = parseHTML(answer).document.querySelector('.form__summary');
    expect(summary?.textContent).toContain(message);
    expect(summary?.hasAttribute('hidden')).toBe(false);
  });
});
