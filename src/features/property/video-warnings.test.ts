import { expect, test } from 'vitest';
import type { Snapshot } from '../../snapshot/domain.ts';
import { propertyWith, SITE } from '../catalogue/property.fixture.ts';
import { videoWarnings } from './video-warnings.ts';

const site = { ...SITE, mediaHosts: ['https://media.example'] } as unknown as Snapshot['site'];
const warningsOf = (...property: Parameters<typeof propertyWith>) =>
  videoWarnings({ site, properties: [propertyWith(...property)] });

test.each([
  ['none', undefined, false],
  ['empty', '', false],
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ', false],
  ['an id of YouTube that was cut off', 'https://youtu.be/dQw4w9W', true],
  ['a channel', 'https://www.youtube.com/@agency', true],
  ['a host that is not known', 'https://films.example/1', true],
  ['a host that only looks known', 'https://vimeo.com.films.example/1', true],
  ['a file that the page plays', 'https://media.example/1.mp4', false],
  ['a file that it may not play', 'https://elsewhere.example/1.mp4', true],
  ['a file that not every browser plays', 'https://media.example/1.wmv', true],
])('%s', (_, VideoUrl, warned) => {
  expect(warningsOf(4101, { VideoUrl })).toHaveLength(warned ? 1 : 0);
});

test('a tour of another provider is a link, as it is meant', () => {
  expect(warningsOf(4101, { VirtualTourUrl: 'https://tours.example/1' })).toEqual([]);
});

test('each address is named once, with where it stands', () => {
  const VideoUrl = 'https://films.example/1';
  const own = { VideoUrl: 'https://films.example/2' };
  expect(warningsOf(4101, { VideoUrl }, { fr: {}, nl: {}, de: own })).toMatchObject([
    {
      level: 'warning',
      file: 'catalogue/properties.json',
      id: '4101 (fr, nl)',
      found: 'the VideoUrl "https://films.example/1", which no player takes',
      expected: expect.stringContaining('on a host of "mediaHosts"'),
      hint: expect.stringContaining('Copy the whole address'),
    },
    { id: '4101 (de)', found: expect.stringContaining('films.example/2') },
  ]);
});
