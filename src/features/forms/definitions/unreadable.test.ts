import { describe, expect, test } from 'vitest';
import { FORM_IDS, type FormId } from '../../../routing/forms.ts';
import type { Field, FieldKind } from './field.ts';
import { FILLED } from './filled.fixture.ts';
import { FORMS } from './index.ts';
import { type Entries, validateForm } from './validate.ts';

const NOW = new Date('2026-12-02T12:00:00Z');

/** Texts that people write into any field; a field must accept or refuse each, never drop it silently. */
const ANYWHERE = [
  ...[
    'x',
    '?',
    '-',
    '.',
    ',',
    '€',
    '0',
    '00',
    '-1',
    '1e3',
    '½',
    '٣',
    'NaN',
    'null',
    'undefined',
    '[object Object]',
  ],
  ...['max 250 mille', 'environ 2000 net', 'à discuter', '<b>', '  a  ', "' or 1", '\\'],
];

type Row = readonly [written: string, meaning: string | undefined];

/** Texts by kind, with the stored value of each; `undefined` if the visitor must see an error. */
const WRITTEN: Readonly<Record<FieldKind, readonly Row[]>> = {
  text: [],
  textarea: [['a\r\nb', 'a\nb']],
  email: [
    ['eve arobase exemple', undefined],
    ['eve@', undefined],
    ['eve@exemple.be', 'eve@exemple.be'],
  ],
  tel: [
    ['le soir', undefined],
    ['voir mail', undefined],
    ['04/70.00.00.00', '0470 00 00 00'],
  ],
  integer: [
    ['deux', undefined],
    ['2 ou 3', undefined],
    ['2,5', undefined],
    ['1.', undefined],
  ],
  amount: [
    ['environ 2000 net', undefined],
    ['max 250 mille', undefined],
    ['250 mille', undefined],
    ['250k', undefined],
    ['2000-2500', undefined],
    ['2000 net', undefined],
    ['euro', undefined],
    ['€ ,-', undefined],
    ['-2000', undefined],
    ['12.34.567', undefined],
    ['2.000 €', '2000'],
    ['245.000,-', '245000'],
    ['245.000,– €', '245000'],
    ['250000', '250000'],
    ['2 000', '2000'],
    ['2\u202f000', '2000'],
    ["2'000", '2000'],
    ['2.000,50', '2000.5'],
    ['EUR 2000', '2000'],
  ],
  date: [
    ['bientôt', undefined],
    ['5/12', undefined],
    ['2026-02-30', undefined],
  ],
  select: [['autre', undefined]],
  radio: [['autre', undefined]],
  checkboxes: [['autre', undefined]],
  checkbox: [['oui', undefined]],
  consent: [['oui', undefined]],
  property: [['../4101', undefined]],
  unit: [[' A.01\n', 'A.01']],
  slot: [['demain !', undefined]],
  hidden: [['?x="><', undefined]],
};

const cases = FORM_IDS.flatMap((id) =>
  FORMS[id].fields.map((field) => ({ id, field, name: `${id} ${field.name}` })),
);

/** A form with valid values in which this field is asked for and has this text. */
function entriesWith(id: FormId, field: Field, text: string): Entries {
  const entries = new Map(Object.entries(FILLED[id]).map(([name, value]) => [name, [value].flat()]));
  if (field.when) {
    entries.set(field.when.field, [field.when.is[0] ?? '']);
    // The other fields that the same condition asks for.
    for (const { name, kind, when } of FORMS[id].fields)
      if (when?.field === field.when.field && !entries.has(name) && kind !== 'checkboxes')
        entries.set(name, [kind === 'date' ? '2026-12-10' : 'Bureau 1']);
  }
  return entries.set(field.name, [text]);
}

describe('what is written into a field is kept with its meaning or named as an error', () => {
  test.each(cases)('$name', ({ id, field }) => {
    const rows: readonly Row[] = WRITTEN[field.kind];
    for (const [text, meaning] of rows) {
      const result = validateForm(FORMS[id], entriesWith(id, field, text), NOW);
      if (meaning === undefined)
        expect(result, text).toMatchObject({
          ok: false,
          errors: { [field.name]: expect.stringMatching(/\../) },
        });
      else if (result.ok) expect([result.values[field.name]].flat(), text).toEqual([meaning]);
      // Some fields have bounds of their own and refuse the value, which must be an error at this field.
      else expect(result.errors, text).toHaveProperty([field.name]);
    }
    for (const text of ANYWHERE) {
      const result = validateForm(FORMS[id], entriesWith(id, field, text), NOW);
      if (!result.ok) expect(Object.keys(result.errors), JSON.stringify(text)).toContain(field.name);
      else if (field.kind === 'amount' || field.kind === 'integer')
        expect(Number(result.values[field.name]), JSON.stringify(text)).toBe(Number(text));
      else expect([result.values[field.name]].flat(), JSON.stringify(text)).toEqual([text.trim()]);
    }
  });

  test('every readable amount is taken by the field for an income', () => {
    const income = FORMS['rental-application'].fields.find(({ name }) => name === 'income');
    if (!income) throw new Error('The form asks for no income.');
    for (const [text, meaning] of WRITTEN.amount.filter(([, value]) => value !== undefined))
      expect(
        validateForm(FORMS['rental-application'], entriesWith('rental-application', income, text), NOW),
        text,
      ).toMatchObject({
        ok: true,
        values: { income: meaning },
      });
  });
});
