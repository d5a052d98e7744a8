import { describe, expect, test } from 'vitest';
import { isClosed, isOpenSlot } from './conditions.ts';
import type { Field } from './definitions/field.ts';
import { FORMS } from './definitions/index.ts';
import type { Choice } from './view.ts';

const slot = (reference: string): Choice => ({
  value: `slot-${reference}`,
  text: 'samedi, 10:00',
  group: { text: `${reference} – Maison – vue` },
});

test.each([
  ['', true],
  ['MB-0147', true],
  [' mb-0147 ', true],
  ['MB-0148', false],
  ['Maison', false],
])('with the property %j a slot of MB-0147 can be chosen: %s', (property, isOpen) =>
  expect(isOpenSlot(slot('MB-0147'), property)).toBe(isOpen),
);

test('the slots of an error page, which are of one property, can all be chosen', () =>
  expect(isOpenSlot({ value: '1', text: 'samedi' }, 'MB-0148')).toBe(true));

describe('a field is closed', () => {
  const fieldOf = (name: string): Field => {
    const field = FORMS['contact-appointment'].fields.find((one) => one.name === name);
    if (!field) throw new Error(`There is no ${name}.`);
    return field;
  };
  const choices = { types: [], zones: [], slots: [slot('MB-0147')], flags: [] };
  const closed = (name: string, entries: Record<string, string>) =>
    isClosed(
      { choices },
      fieldOf(name),
      new Map(Object.entries(entries).map(([key, value]) => [key, [value]])),
    );

  test.each([
    ['slot', {}, false],
    ['slot', { property: 'MB-0147' }, false],
    ['slot', { property: 'MB-0001' }, true],
    ['startDate', {}, false],
    ['startDate', { slot: 'slot-1' }, true],
    ['email', { slot: 'slot-1' }, false],
  ])('%s with %j: %s', (name, entries, isIt) => expect(closed(name, entries)).toBe(isIt));
});
