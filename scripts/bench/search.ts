import { buildIndex } from '../../src/features/search/build-index.ts';
import { decodeIndex } from '../../src/features/search/decode-index.ts';
import { searcher } from '../../src/features/search/match.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Site } from '../../src/routing/route.ts';
import { seeded } from '../random/random.ts';
import { pictureUrls } from './generate.ts';
import { brotliSize, type Timing, time } from './measure.ts';

const FORMATS = ['avif', 'webp'] as const;
const TYPED = [
  'liege',
  'LIÈGE',
  'Lüttich',
  '4000',
  'grâce-hollogne',
  'outremeuse',
  'mb-05000',
  '19337',
  '🏠',
  'x'.repeat(300),
];

export interface SearchMeasures {
  bytes: number;
  /** Decoding the file once it is loaded. */
  ready: Timing;
  /** One search, as after each letter. */
  keystroke: Timing;
}

/** Measures a site's search panel in one language. */
export function measureSearch(site: Site, locale: Locale): SearchMeasures {
  const random = seeded(3);
  const file = JSON.stringify(
    buildIndex({
      site,
      locale,
      thumbnailVariants: FORMATS.map((format) => ({ format, width: 250 })),
      thumbnailsOf: () => pictureUrls(random, FORMATS),
    }),
  );
  const open = () => searcher(decodeIndex(JSON.parse(file)));
  const search = open();
  const beginnings = TYPED.flatMap((text) => [...text].slice(0, 20).map((_, end) => text.slice(0, end + 1)));
  return {
    bytes: brotliSize(file),
    ready: time(20, open),
    keystroke: time(beginnings.length * 5, (round) => search(beginnings[round % beginnings.length] ?? '')),
  };
}
