import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { OUTPUTS, siteOf } from './lib/outputs.ts';

const content = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe.each(OUTPUTS)('$out', (output) => {
  const site = siteOf(output);
  const pages = site.table.routes
    .filter(({ target }) => target.type === 'property')
    .flatMap(({ paths }) => site.table.locales.map((locale) => paths[locale]));

  test('each property has a preview with price and place in each language, named by its page', async () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const path of pages) {
      const html = site.pages.get(path)?.html ?? '';
      const image = content(html, 'og:image') ?? '';
      expect(image).toMatch(/\/preview\.jpg\?[0-9a-f]{8}$/);
      expect(decodeURI(new URL(image).pathname)).toBe(`${path}preview.jpg`);
      expect(content(html, 'twitter:image')).toBe(image);
      expect(content(html, 'og:image:alt')).toBeTruthy();
      const { width, height, format, exif, icc, xmp, iptc } = await sharp(
        join(site.out, path, 'preview.jpg'),
      ).metadata();
      expect({ path, width, height, format, exif, icc, xmp, iptc }).toEqual({
        path,
        width: Number(content(html, 'og:image:width')),
        height: Number(content(html, 'og:image:height')),
        format: 'jpeg',
      });
      expect([width, height]).toEqual([1200, 630]);
    }
  });
});
