import { describe, expect, test } from 'vitest';
import { campaignIn, latest, pageLocation, parseCampaign } from './campaign.ts';

describe('campaignIn', () => {
  test.each<[string, object]>([
    ['', {}],
    ['?utm_source=lettre&utm_medium=email&city=Li%C3%A8ge', { utm_source: 'lettre', utm_medium: 'email' }],
    ['?gclid=a&fbclid=b', { gclid: 'a', fbclid: 'b' }],
    ['?UTM_SOURCE=a&utm_=b&utm_x1=c&xgclid=d', {}],
    ['?utm_source=', {}],
    [`?utm_source=${'x'.repeat(201)}`, {}],
  ])('%s', (query, campaign) => expect(campaignIn(query)).toEqual(campaign));

  test('no more than twelve', () => {
    const query = [...'abcdefghijklmnop'].map((letter) => `utm_${letter}=1`).join('&');
    expect(Object.keys(campaignIn(query))).toHaveLength(12);
  });
});

test.each<[string | null, object]>([
  [null, {}],
  ['{', {}],
  ['"x"', {}],
  ['[1]', {}],
  ['{"utm_source":"a","utm_medium":1,"__proto__":"x","onclick":"y"}', { utm_source: 'a' }],
])('stored %j', (stored, campaign) => expect(parseCampaign(stored)).toEqual(campaign));

test('a new campaign replaces the one before', () => {
  expect(latest({ utm_source: 'a', gclid: 'x' }, { utm_source: 'b' })).toEqual({ utm_source: 'b' });
  expect(latest({ utm_source: 'a' }, {})).toEqual({ utm_source: 'a' });
});

test.each([
  ['https://a.example/fr/', {}, 'https://a.example/fr/'],
  ['https://a.example/fr/#4101', { gclid: 'x y' }, 'https://a.example/fr/?gclid=x+y'],
  [
    'https://a.example/fr/?utm_source=b&p=1',
    { utm_source: 'a', utm_medium: 'm' },
    'https://a.example/fr/?utm_source=b&p=1&utm_medium=m',
  ],
])('%s with %j', (href, campaign, location) => expect(pageLocation(href, campaign)).toBe(location));
