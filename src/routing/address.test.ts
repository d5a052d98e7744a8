import { expect, test } from 'vitest';
import { clearsConsent, dismissesPopup, languageOf, queryParameter, suppressesConsent } from './address.ts';

test.each([
  ['/fr/a-vendre/', 'fr'],
  ['/de/', 'de'],
  ['/nl', 'nl'],
  ['/en?preview=1', 'en'],
  ['/en#top', 'en'],
  ['/', undefined],
  ['', undefined],
  ['/for-sale/', undefined],
  ['/FR/', undefined],
  ['/fra/', undefined],
  ['/es/', undefined],
  ['/property/fr/', undefined],
])('the language of %j is %j', (path, locale) => {
  expect(languageOf(path)).toBe(locale);
});

test.each([
  ['?city=Li%C3%A8ge|4000&type=1', 'city', 'Liège|4000'],
  ['/fr/a-vendre/?type=1#list', 'type', '1'],
  ['https://www.example.org/project/?id=7', 'id', '7'],
  ['id=7', 'id', '7'],
  ['?id=1&id=2', 'id', '1'],
  ['?a=b=c', 'a', 'b=c'],
  ['?a=1+2', 'a', '1 2'],
  ['/fr/#/?id=7', 'id', ''],
  ['?type=1', 'city', ''],
  ['?city', 'city', ''],
  ['/fr/', 'city', ''],
  ['', 'city', ''],
])('in %j the parameter %s is %j', (address, name, value) => {
  expect(queryParameter(address, name)).toBe(value);
});

test.each([
  [suppressesConsent, '/fr/?preview=1', true],
  [suppressesConsent, 'https://preview.example.org/fr/', true],
  [suppressesConsent, '/fr/', false],
  [clearsConsent, '?setcookies', true],
  [clearsConsent, '?a=1&setcookies=1', true],
  [clearsConsent, '?cookies', false],
  [dismissesPopup, '/fr/contact/#modal-clicked', true],
  [dismissesPopup, '/fr/contact/', false],
] as const)('%o of %s is %s', (rule, address, expected) => {
  expect(rule(address)).toBe(expected);
});
