import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { type TextKey, translator } from './translator.ts';

const load = (resources: Record<string, Record<string, Record<string, string>>>) =>
  i18next.init({
    resources,
    ns: ['common', 'forms'],
    defaultNS: 'common',
    supportedLngs: ['fr', 'nl'],
    fallbackLng: ['fr', 'nl'],
    initImmediate: false,
    keySeparator: false,
  });

const COMMON = {
  'notFound.title': 'Rien',
  places_one: '{{count}} bien',
  places_other: '{{count}} biens',
  notEmpty: '',
};

beforeEach(() => load({ fr: { common: COMMON, forms: { send: 'send' } }, nl: { common: {}, forms: {} } }));

const say = (key: string, values?: Record<string, string | number>) =>
  translator('fr')(key as TextKey, values);

test('a text, a plural, a text that reads like its key', () => {
  expect(say('notFound.title')).toBe('Rien');
  expect(say('places', { count: 1 })).toBe('1 bien');
  expect(say('places', { count: 3, other: 'x' })).toBe('3 biens');
  expect(say('forms:send')).toBe('send');
  expect(say('notEmpty')).toBe('');
});

test.each<[string, Record<string, string | number> | undefined, string]>([
  ['gone.title', undefined, 'no interface text "gone.title" in i18n/fr/common.json'],
  ['forms:gone', undefined, 'no interface text "gone" in i18n/fr/forms.json'],
  ['forms:gone', { name: 'x' }, 'no interface text "gone" in i18n/fr/forms.json'],
  ['gone', { count: 2 }, 'no interface text "gone" in i18n/fr/common.json'],
])('the key %s with %j is never shown as a text', (key, values, words) => {
  for (const _ of [1, 2]) expect(() => say(key, values)).toThrow(words);
});

test('a namespace that was not loaded is named at once', async () => {
  await load({ fr: { common: COMMON, forms: {} }, nl: { common: COMMON } });
  expect(() => translator('nl')).toThrow('"nl" could not be read: i18n/nl/forms.json.');
  expect(translator('fr')('notFound.title')).toBe('Rien');
});

test('nothing loaded at all is named at once', async () => {
  await load({});
  expect(() => translator('fr')).toThrow('i18n/fr/common.json, i18n/fr/forms.json');
});
