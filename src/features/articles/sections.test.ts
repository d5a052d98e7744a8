import { expect, test } from 'vitest';
import { articleSections } from './sections.ts';

test('each h3 begins a card; what stands before the first is the lead', () => {
  expect(
    articleSections('<p>Lead</p><h3>One</h3><p>a</p><p>b</p><h3 lang="nl">Twee</h3><ul><li>c</li></ul>'),
  ).toEqual({
    lead: '<p>Lead</p>',
    sections: [
      { title: 'One', html: '<p>a</p><p>b</p>' },
      { title: 'Twee', html: '<ul><li>c</li></ul>' },
    ],
  });
});

test.each([
  ['', { lead: '', sections: [] }],
  ['<p>only</p>', { lead: '<p>only</p>', sections: [] }],
  ['<h3>Empty</h3>', { lead: '', sections: [{ title: 'Empty', html: '' }] }],
])('%j has no card, or an empty one', (html, expected) => {
  expect(articleSections(html)).toEqual(expected);
});
