import { describe, expect, test } from 'vitest';
import { FORM_IDS, type FormId, isFormId } from '../../../routing/forms.ts';
import { FILLED, type Filled } from './filled.fixture.ts';
import { FORMS } from './index.ts';
import { validateForm } from './validate.ts';

const NOW = new Date('2026-12-01T23:30:00Z'); // In Belgium this is 2 December.

test.each([
  ['contact-me', true],
  ['toString', false],
  ['', false],
])('%s is a form: %s', (id, known) => expect(isFormId(id)).toBe(known));

const entriesOf = (filled: Filled) =>
  new Map(Object.entries(filled).map(([name, value]) => [name, [value].flat()]));

const validate = (id: FormId, changes: Filled = {}) =>
  validateForm(FORMS[id], entriesOf({ ...FILLED[id], ...changes }), NOW);

const errorsOf = (id: FormId, changes: Filled) => {
  const result = validate(id, changes);
  return result.ok ? {} : result.errors;
};

const valuesOf = (id: FormId, changes: Filled = {}) => {
  const result = validate(id, changes);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.values;
};

test.each(FORM_IDS)('%s: filled in rightly it passes, and each required field is missed', (id) => {
  expect(validate(id)).toMatchObject({ ok: true });
  const given = FORMS[id].fields.filter((field) => field.required && field.name in FILLED[id]);
  expect(given.length).toBeGreaterThan(0);
  for (const field of given) {
    const errors = errorsOf(id, { [field.name]: ' \u00a0' });
    expect(errors).toHaveProperty([field.name], field.empty ?? `required.${field.name}`);
  }
});

test.each(FORM_IDS)('%s: its fields have different names, none of them technical', (id) => {
  const names = FORMS[id].fields.map((field) => field.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('_'))).toEqual([]);
});

describe('values', () => {
  test('are cleaned', () => {
    expect(
      valuesOf('site-contact', {
        firstName: '  E\u0301ve\r\nBcc: x@y.example ',
        phone: '0470000000',
        remark: 'a\r\nb\u0000\u0007',
      }),
    ).toMatchObject({ firstName: 'Éve Bcc: x@y.example', phone: '0470 00 00 00', remark: 'a\nb' });
  });

  test('of boxes are a list without doubles; what is empty or unknown is not there', () => {
    const values = valuesOf('contact-me', { contactTimes: ['evening', 'evening'], admin: 'yes', phone: '' });
    expect(values['contactTimes']).toEqual(['evening']);
    expect(Object.keys(values)).not.toContain('admin');
    expect(Object.keys(values)).not.toContain('phone');
  });

  test.each([
    ['250.000', '250000'],
    ['250 000 €', '250000'],
    ['€ 1.234,50', '1234.5'],
    ['1,234.5', '1234.5'],
    ["1'500'000", '1500000'],
    ['1500', '1500'],
  ])('amount %s', (text, number) =>
    expect(valuesOf('purchase-offer', { amount: text })['amount']).toBe(number),
  );
});

describe('errors', () => {
  test.each<[FormId, string, string | string[], string]>([
    ['site-contact', 'email', 'eve@exemple', 'email.invalid'],
    ['site-contact', 'email', 'eve@exemple.be\nBcc: x@y.example', 'email.invalid'],
    ['site-contact', 'email', 'Ève <eve@exemple.be>', 'email.invalid'],
    ['site-contact', 'email', 'a@b.example,c@d.example', 'email.invalid'],
    ['site-contact', 'email', `${'e'.repeat(250)}@exemple.be`, 'text.tooLong'],
    ['site-contact', 'phone', '12', 'phone.invalid'],
    ['site-contact', 'phone', 'call me', 'phone.invalid'],
    ['site-contact', 'remark', 'x'.repeat(3001), 'text.tooLong'],
    ['site-contact', 'firstName', ['a', 'b'], 'text.invalid'],
    ['site-contact', 'title', 'dr', 'choice.invalid'],
    ['site-contact', 'contactTimes', ['morning', 'midnight'], 'choice.invalid'],
    ['site-contact', 'consent', 'no', 'choice.invalid'],
    ['contact-me', 'property', '../../etc', 'property.invalid'],
    ['contact-me', 'property', '<b>', 'property.invalid'],
    ['contact-appointment', 'slot', "1' or 1", 'choice.invalid'],
    ['send-to-friend', 'friendEmail', 'ami', 'friendEmail.invalid'],
    ['contact-demand', 'zip', '40 00 <', 'zip.invalid'],
    ['contact-demand', 'year', '999', 'number.invalid'],
    ['contact-demand', 'bedrooms', '-1', 'number.invalid'],
    ['contact-demand', 'type', 'Maison', 'choice.invalid'],
    ['demand-register', 'priceMax', '99999', 'range.invalid'],
    ['demand-register', 'zones', ['<script>|4000'], 'choice.invalid'],
    ['demand-register', 'with', 'pool', 'choice.invalid'],
    ['demand-register', 'criteria', '?x="><script>', 'choice.invalid'],
    ['purchase-offer', 'amount', '999', 'amount.invalid'],
    ['purchase-offer', 'amount', 'beaucoup', 'amount.invalid'],
    ['purchase-offer', 'validUntil', '2026-12-01', 'date.invalid'],
    ['purchase-offer', 'validUntil', '2027-02-30', 'date.invalid'],
    ['purchase-offer', 'validUntil', '2027-12-01', 'date.invalid'],
    ['rental-application', 'birthDate', '2027-01-01', 'date.invalid'],
    ['rental-application', 'adults', '0', 'number.invalid'],
  ])('%s: %s %j is %s', (id, field, value, code) =>
    expect(errorsOf(id, { [field]: value })).toEqual({ [field]: code }),
  );

  test.each([
    ['new endings', 'a@b.immobilien'],
    ['a plus sign', 'a+b@c.be'],
    ['accents', 'ève@exämple.be'],
    ['a quote', "o'neil@c.ie"],
  ])('e-mail with %s is right', (_, email) => expect(validate('site-contact', { email }).ok).toBe(true));

  test.each([
    '+1 (415) 555-0100',
    '0032 4 000 00 00',
    '04/000.00.00',
    '+49 241 000-000 ext. 12',
    '+351210000000',
  ])('telephone %s is right', (phone) => expect(validate('site-contact', { phone }).ok).toBe(true));
});

describe('a viewing', () => {
  const noSlot = { slot: '' };

  test('without a slot needs days', () =>
    expect(errorsOf('contact-appointment', noSlot)).toEqual({
      startDate: 'startDate.incomplete',
      endDate: 'endDate.invalid',
    }));

  test.each<[start: string, end: string, errors: Record<string, string>]>([
    ['2026-12-02', '2026-12-02', {}],
    ['2026-12-05', '2026-12-04', { endDate: 'endDate.invalid' }],
    ['2026-12-01', '2026-12-04', { startDate: 'startDate.incomplete' }],
    ['5/12', '2026-12-06', { startDate: 'startDate.incomplete' }],
  ])('from %s to %s', (startDate, endDate, errors) =>
    expect(errorsOf('contact-appointment', { ...noSlot, startDate, endDate })).toEqual(errors),
  );

  test('with a slot leaves days aside', () => {
    expect(valuesOf('contact-appointment', { startDate: 'x' })).not.toHaveProperty('startDate');
  });
});

describe('a rental application', () => {
  test('of a company asks of the company, and nothing of a person’s household', () => {
    const company = { applicant: 'commercial', company: 'Bureau SRL', companyNumber: 'BE 0000.000.000' };
    expect(errorsOf('rental-application', company)).toEqual({ activity: 'required.activity' });
    const values = valuesOf('rental-application', { ...company, activity: 'Architectes' });
    expect(Object.keys(values)).not.toContain('birthDate');
    expect(Object.keys(values)).not.toContain('civilStatus');
  });

  test('asks of the civil status only whether somebody is married or legally cohabiting', () => {
    for (const civilStatus of ['married', 'cohabiting', 'neither'])
      expect(valuesOf('rental-application', { civilStatus })).toMatchObject({ civilStatus });
    // Pages opened before the change still send these values; only the current option is stored.
    for (const civilStatus of ['single', 'divorced', 'widowed'])
      expect(valuesOf('rental-application', { civilStatus })).toMatchObject({ civilStatus: 'neither' });
    expect(errorsOf('rental-application', { civilStatus: 'toString' })).toEqual({
      civilStatus: 'choice.invalid',
    });
  });

  test('asks a private person only what the Walloon rules allow', () => {
    const asked = FORMS['rental-application'].fields
      .filter((field) => !field.when?.is.includes('commercial'))
      .map((field) => field.name);
    expect(asked.sort()).toEqual(
      [
        ...['property', 'applicant', 'firstName', 'lastName', 'email', 'phone', 'address', 'zip', 'city'],
        ...['birthDate', 'civilStatus', 'adults', 'children', 'income', 'rentProof', 'consent'],
      ].sort(),
    );
  });
});

test('a search demand needs a zone in one of its fields', () => {
  expect(errorsOf('demand-register', { zones: [] })).toEqual({ otherZones: 'required.zones' });
  expect(errorsOf('demand-register', { zones: [], otherZones: 'Vallée de l’Ourthe' })).toEqual({});
});

test('bounds the wrong way round are named at the second', () =>
  expect(errorsOf('demand-register', { bedroomsMin: '10', bedroomsMax: '9' })).toEqual({
    bedroomsMax: 'range.invalid',
  }));
