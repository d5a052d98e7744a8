import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { texts } from '../../i18n/texts.ts';
import Gallery from './Gallery.tsx';
import { $gallery } from './gallery-store.ts';

test('React finds what the build has rendered, also where the gallery was opened before it came', () => {
  const built = renderToString(createElement(Gallery));
  $gallery.set({ file: { items: [], labels: texts('fr').gallery }, first: 0 });
  onTestFinished(() => $gallery.set(undefined));
  expect(renderToString(createElement(Gallery))).toBe(built);
});
