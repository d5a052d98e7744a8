import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { textOf } from '../text/texts.ts';
import { APPOINTMENT, relayUnderTest } from './handler.fixture.ts';

/** Properties of the sample: one sold, one rented. */
const TAKEN = [
  ['4131', 'sold'],
  ['MB-0131', 'sold'],
  ['mb-0135', 'rented'],
] as const;

const viewing = (property: string) => ({
  ...APPOINTMENT,
  property,
  slot: '',
  startDate: '2026-12-05',
  endDate: '2026-12-09',
});

test.each(TAKEN)('a viewing to %s, which is %s, is not taken', async (property, as) => {
  const { json, store } = relayUnderTest();
  const response = await json('contact-appointment', viewing(property));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ errors: { property: `property.${as}` } });
  expect(store.leads.list()).toEqual([]);
});

test.each(LOCALES)('without a script its page says so: %s', async (locale) => {
  const { post } = relayUnderTest();
  const response = await post('contact-appointment', { ...viewing('4135'), _language: locale });
  const { document } = parseHTML(await response.text());
  const words = textOf(locale, 'forms', 'error.property.rented');
  expect(document.querySelector('[data-field=property] .field__error')?.textContent).toBe(words);
});

test('a question about it, and sending it to a friend, are', async () => {
  const { json, store } = relayUnderTest();
  const person = { firstName: 'An', lastName: 'Peeters', email: 'an@mail.example', consent: 'yes' };
  await json('contact-me', { ...person, property: '4131', remark: 'Bonjour' });
  await json('send-to-friend', { ...person, property: '4131', friendEmail: 'ami@mail.example' });
  expect(store.leads.list()).toHaveLength(2);
});
