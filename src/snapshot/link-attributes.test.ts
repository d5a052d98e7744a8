import { expect, test } from 'vitest';
import { linkAttributes, opensInNewTab } from './link-attributes.ts';

test.each([
  ['https://www.example.org/', true],
  ['HTTP://www.example.org/', true],
  ['tel:+3240000000', true],
  ['mailto:a@example.org', true],
  ['/contact/', false],
  ['#top', false],
  ['/https:/', false],
  ['javascript:alert(1)', false],
])('a link to %s opens in a new tab: %s', (href, expected) => {
  expect(opensInNewTab(href)).toBe(expected);
});

test.each([
  ['/contact/', false, { href: '/contact/' }],
  ['/contact/', true, { href: '/contact/', rel: 'noreferrer nofollow' }],
  ['https://a.example/', false, { href: 'https://a.example/', target: '_blank', rel: 'noopener' }],
  [
    'https://a.example/',
    true,
    { href: 'https://a.example/', target: '_blank', rel: 'noopener noreferrer nofollow' },
  ],
])('the attributes of a link to %s (noReferrerNoFollow %s)', (href, noReferrerNoFollow, expected) => {
  expect(linkAttributes(href, noReferrerNoFollow)).toEqual(expected);
});
