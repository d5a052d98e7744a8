import { expect, test } from 'vitest';
import { cookieLine, cookieValue, removals } from './cookie.ts';

test.each([
  ['', undefined],
  ['consent=true', 'true'],
  ['a=1; consent=%7B%7D; b=2', '%7B%7D'],
  ['noconsent=1', undefined],
  ['a=consent=1', undefined],
  ['consent=a=b', 'a=b'],
])('the consent in %j', (cookies, value) => expect(cookieValue(cookies, 'consent')).toBe(value));

test('a cookie holds for whole days', () =>
  expect(cookieLine('consent', 'x', 180, '; Secure')).toBe(
    'consent=x; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  ));

test('the measuring tools’ cookies go, from every domain that they may stand on; others stay', () => {
  const lines = removals('_ga=1; _ga_X1=2; _fbp=3; consent=x; _gallery=4', 'www.agency.example');
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    '_ga',
    '_ga',
    '_ga',
    '_ga_X1',
    '_ga_X1',
    '_ga_X1',
    '_fbp',
    '_fbp',
    '_fbp',
  ]);
  expect(lines[1]).toBe('_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=.www.agency.example');
  expect(lines[2]).toContain('Domain=.agency.example');
  expect(removals('_ga=1', 'localhost')).toHaveLength(1);
});
