import { expect, test } from 'vitest';
import { measurementSources } from './sources.ts';

const WITHOUT = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };

test('without a tool no third party is named', () =>
  expect(measurementSources(WITHOUT)).toEqual({ scripts: [], directives: [] }));

test('the pixel alone lets in Meta and nobody else', () => {
  const { scripts, directives } = measurementSources({ ...WITHOUT, pixelId: '1' });
  expect(scripts).toEqual(["'self'", 'https://connect.facebook.net']);
  expect(directives).toEqual([
    "img-src 'self' https://www.facebook.com",
    "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
  ]);
});

test('each source stands once', () => {
  const { scripts } = measurementSources({
    analyticsId: 'G-1',
    adsId: 'AW-1',
    tagManagerId: 'GTM-1',
    pixelId: '1',
  });
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts).toContain('https://www.googletagmanager.com');
});
