import { expect, test } from 'vitest';
import { texts } from '../../i18n/texts.ts';
import { isItemFragment } from './fragment.ts';
import { galleryFile, indexOfFragment } from './gallery-file.ts';

const photo = (id: string, rest = {}) => ({
  id,
  kind: 'photo' as const,
  alt: 'Salon',
  width: 1200,
  height: 800,
  thumbnail: '/_astro/a.webp',
  mobile: '/_astro/b.webp',
  desktop: 'https://media.example.org/c.webp',
  ...rest,
});
const file = (item: object) => ({ items: [item], labels: texts('fr').gallery });

test('a good file passes', () => {
  expect(galleryFile.safeParse(file(photo('photo-1'))).success).toBe(true);
  expect(
    galleryFile.safeParse(file({ id: 'video', kind: 'video', alt: '', href: 'https://youtu.be/x' })).success,
  ).toBe(true);
});

test.each([
  photo('photo-1', { desktop: 'javascript:alert(1)' }),
  photo('photo-1', { thumbnail: '//evil.example/x.png' }),
  photo('photo-1', { mobile: 'data:image/png;base64,AA' }),
  photo('"><script>'),
  { id: 'video', kind: 'video', alt: '', href: 'javascript:alert(1)' },
])('a hostile item %# does not', (item) => expect(galleryFile.safeParse(file(item)).success).toBe(false));

test('a fragment names its item', () => {
  const items = [photo('photo-1'), photo('photo-2'), photo('plan-1', { kind: 'plan' as const })];
  expect(indexOfFragment(items, '#photo-2')).toBe(1);
  expect(indexOfFragment(items, '#plan-1')).toBe(2);
  expect(indexOfFragment(items, '#photo-9')).toBe(-1);
  expect(indexOfFragment(items, '')).toBe(-1);
});

test.each([
  ['#photo-1', true],
  ['#plan-12', true],
  ['#video', true],
  ['#tour', true],
  ['#visits', false],
  ['#photo-', false],
  ['', false],
])('%s can name an item: %s', (fragment, expected) => expect(isItemFragment(fragment)).toBe(expected));
