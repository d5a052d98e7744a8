import { expect, test } from 'vitest';
import { LOCALES } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { FORM_IDS, type FormId } from '../../../routing/forms.ts';
import type { Field } from './field.ts';
import { FORMS } from './index.ts';
import { codesOf } from './read-value.ts';

/** The keys of the texts that a field is shown and refused with. Hidden ones have neither. */
function keysOf(field: Field): string[] {
  if (field.kind === 'hidden') return [];
  const { empty, invalid, tooLong } = codesOf(field);
  return [
    field.label ?? `label.${field.name}`,
    ...(field.help === undefined ? [] : [field.help]),
    ...[...(field.options ?? []), ...Object.keys(field.former ?? {})].map(
      (value) => `option.${field.name}.${value}`,
    ),
    ...[...(field.required ? [empty] : []), invalid, tooLong].map((code) => `error.${code}`),
  ];
}

const keysOfForm = (id: FormId): string[] => [
  `${id}.title`,
  `${id}.lead`,
  ...FORMS[id].steps.flat().flatMap(({ id: group, fields }) => [`group.${group}`, ...fields.flatMap(keysOf)]),
];

test.each(LOCALES)('every text of every form is there: %s', (locale) => {
  const wanted = new Set(FORM_IDS.flatMap(keysOfForm));
  expect([...wanted].filter((key) => !Object.hasOwn(texts(locale).forms, key))).toEqual([]);
});

/** Forms whose basis is consent; the privacy statement names steps before a contract for the others that have the box. */
const BY_CONSENT = ['demand-register', 'send-to-friend', 'sign-newsletter', 'testimonial'];

test('the box above the button says what the privacy statement names as the basis', () => {
  const labelled = FORM_IDS.flatMap((id) => {
    const box = FORMS[id].fields.find(({ name }) => name === 'consent');
    return box ? [[id, box.label ?? 'label.consent'] as const] : [];
  });
  expect(labelled.length).toBeGreaterThan(10);
  for (const [id, label] of labelled)
    expect([id, label]).toEqual([id, BY_CONSENT.includes(id) ? 'label.consent' : 'label.privacyRead']);
});
