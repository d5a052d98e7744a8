import { describe, expect, test } from 'vitest';
import { isRemote, MEDIA_WIDTHS, mediaHostUrl } from './media-host.ts';

const NOT_REMOTE = [
  '',
  'properties/4101/01.jpg',
  '/properties/4101/01.jpg',
  '//media.example.org/a.jpg',
  'https://',
  'https://exa mple.org/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://example.org/a.jpg',
];

describe('isRemote', () => {
  test.each([
    'https://media.example.org/a.jpg',
    'http://media.example.org/a.jpg',
    'HTTPS://MEDIA.EXAMPLE.ORG/A.JPG',
  ])('%j is', (address) => expect(isRemote(address)).toBe(true));
  test.each(NOT_REMOTE)('%j is not', (address) => expect(isRemote(address)).toBe(false));
});

describe('mediaHostUrl', () => {
  const host = 'https://media.example.org';
  test.each([
    [`${host}/a.jpg`, 600, `${host}/a.jpg?width=600&format=webp`],
    [`${host}/a.jpg?`, 600, `${host}/a.jpg?width=600&format=webp`],
    [`${host}/a.jpg?v=2&sig=a/b~c+d&flag`, 600, `${host}/a.jpg?v=2&sig=a/b~c+d&flag&width=600&format=webp`],
    [`${host}/a.jpg?width=9&v=2&format=png`, 400, `${host}/a.jpg?v=2&width=400&format=webp`],
    [`${host}/a.jpg?maxwidth=9&formats=x`, 400, `${host}/a.jpg?maxwidth=9&formats=x&width=400&format=webp`],
    [`${host}/a.jpg#top`, 600, `${host}/a.jpg?width=600&format=webp#top`],
    [`${host}/jardin été.jpg`, 600, `${host}/jardin%20%C3%A9t%C3%A9.jpg?width=600&format=webp`],
    [`${host}/a.jpg`, 1, `${host}/a.jpg?width=1&format=webp`],
    [`${host}/a.jpg`, 599.6, `${host}/a.jpg?width=600&format=webp`],
  ])('%s at %d', (address, width, expected) => expect(mediaHostUrl(address, width)).toBe(expected));

  test.each(NOT_REMOTE)('%j gives false', (address) => expect(mediaHostUrl(address, 600)).toBe(false));
  test.each([0, 0.4, -600, Number.NaN, Number.POSITIVE_INFINITY])('width %d gives false', (width) =>
    expect(mediaHostUrl(`${host}/a.jpg`, width)).toBe(false),
  );

  test('the widths of the specification', () =>
    expect(MEDIA_WIDTHS).toEqual({ mobile: 600, desktop: 1920, thumbnail: 400, catalogueThumbnail: 250 }));
});
