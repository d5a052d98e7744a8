import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  colour,
  date,
  image,
  link,
  localPaths,
  maybe,
  maybeBlank,
  mediaPath,
  metadata,
  optionalImage,
  orElse,
  originalPath,
  text,
  webUrl,
} from './common.ts';

const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/"onclick="x',
  'https://evil.example/ x',
  'https://[',
  'https:\\\\evil.example',
];

const cases: [string, z.ZodType, string[], unknown[]][] = [
  ['a text', text, [], ['Bonjour', null, { es: 'Hola' }, { fr: 1 }, { fr: null }]],
  [
    'a date',
    date,
    ['2026-10-04', '2024-02-29', '2026-10-04T14:30', '2026-10-04T14:30:59'],
    [
      '2026-13-01',
      '2026-02-30',
      '2025-02-29',
      '2026-10-04T24:00',
      '2026-10-04T14:60',
      '04/10/2026',
      '2026-10-4',
      '',
      20261004,
    ],
  ],
  ['a colour', colour, ['#fff', '#1f2a2e', ''], ['red', '#12', '#1f2a2e;}', 'url(x)', '#ffff']],
  [
    'an address of the web',
    webUrl,
    ['https://a.example/b?c=d#e', 'http://a.example'],
    [...HOSTILE, 'tel:+32', 'mailto:a@b.example', '/contact/', ''],
  ],
  [
    'a link',
    link,
    [
      '',
      '/',
      '/contact/',
      '/Notre-équipe/?a=1#b',
      'https://a.example/',
      'tel:+32 4 000 00 00',
      'mailto:a@b.example',
    ],
    [...HOSTILE, 'contact/', '/a b/', 'tel:alert(1)', 'mailto:x', '/"onclick=x/'],
  ],
  [
    'an original path',
    originalPath,
    ['/', '/for-sale/', '/Over-ons/Notre-équipe/', '/a.b/'],
    ['for-sale', '/for-sale', '//', '/a//b/', '/a b/', '/../', '/a/./b/', '/a/.../', '/a?x/', '/<b>/', ''],
  ],
  [
    'a media path',
    mediaPath,
    ['logo.svg', 'properties/4101/01.jpg', 'équipe/a_b-c.jpg', 'https://media.example/a.jpg'],
    [
      ...HOSTILE,
      '../secret.jpg',
      'a/../../b.jpg',
      '/etc/passwd',
      'a//b.jpg',
      'a/',
      './a.jpg',
      '.env',
      'http://a.example/a.jpg',
      'a b.jpg',
      'C:\\a.jpg',
      '',
    ],
  ],
];

for (const [name, schema, good, bad] of cases) {
  if (good.length > 0)
    test.each(good)(`${name} may be %j`, (value) => expect(schema.parse(value)).toBe(value));
  test.each(bad)(`${name} may not be %j`, (value) => expect(schema.safeParse(value).success).toBe(false));
}

test('a text may lack languages', () => {
  expect(text.parse({})).toEqual({});
  expect(text.parse({ fr: 'Bonjour', de: '' })).toEqual({ fr: 'Bonjour', de: '' });
});

test('a page’s paths are each checked, and may be empty', () => {
  expect(localPaths.parse({ fr: '/a-vendre/', nl: '' })).toEqual({ fr: '/a-vendre/', nl: '' });
  expect(localPaths.safeParse({ fr: '/../' }).success).toBe(false);
  expect(localPaths.safeParse({ fr: 'a-vendre' }).success).toBe(false);
});

test.each([
  [maybe(date), null, undefined],
  [maybe(date), undefined, undefined],
  [maybe(date), '2026-10-04', '2026-10-04'],
  [maybeBlank(date), '', undefined],
  [maybeBlank(date), null, undefined],
  [maybeBlank(date), '2026-10-04', '2026-10-04'],
  [orElse(date, '2000-01-01'), null, '2000-01-01'],
  [orElse(date, '2000-01-01'), undefined, '2000-01-01'],
  [orElse(date, '2000-01-01'), '2026-10-04', '2026-10-04'],
])('optional values, case %#', (schema, value, expected) => {
  expect(schema.parse(value)).toBe(expected);
});

test('an optional value is still checked', () => {
  expect(maybe(date).safeParse('').success).toBe(false);
  expect(maybeBlank(date).safeParse('soon').success).toBe(false);
  expect(orElse(date, '2000-01-01').safeParse('soon').success).toBe(false);
});

test.each([null, undefined, { url: '' }, { url: '', alt: { fr: 'Photo' } }])(
  'an image %j counts as none',
  (value) => {
    expect(optionalImage.parse(value)).toBeUndefined();
  },
);

test('an optional image is strict and checked as an image is', () => {
  const photo = {
    id: 1,
    filename: 'a.jpg',
    originalname: 'A.JPG',
    url: 'a.jpg',
    mimetype: 'image/jpeg',
    destination: '',
    createDate: '2026-10-04',
    alt: { fr: 'A' },
  };
  expect(optionalImage.parse(photo)).toEqual(photo);
  expect(image.parse(photo)).toEqual(photo);
  for (const bad of [{ url: '../a.jpg' }, { url: 'a.jpg', atl: {} }, {}, 'a.jpg']) {
    expect(optionalImage.safeParse(bad).success).toBe(false);
    expect(image.safeParse(bad).success).toBe(false);
  }
});

test('a page is for search engines unless its metadata says no', () => {
  expect(metadata.parse({}).isActiveSEO).toBe(true);
  expect(metadata.safeParse({ isActiveSeo: false }).success).toBe(false);
});
