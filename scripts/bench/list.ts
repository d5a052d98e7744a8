import { CARD_VARIANTS } from '../../src/features/catalogue/card/card-picture.ts';
import { buildCatalogue } from '../../src/features/listing/build-catalogue.ts';
import { decodeCatalogue } from '../../src/features/listing/compact.ts';
import { encodeCatalogue } from '../../src/features/listing/compact-encode.ts';
import { type Criteria, NO_CRITERIA } from '../../src/features/listing/criteria.ts';
import { facetsOf } from '../../src/features/listing/facets.ts';
import { filterRows } from '../../src/features/listing/filter.ts';
import { pageOf } from '../../src/features/listing/paging.ts';
import { sortRows } from '../../src/features/listing/sort.ts';
import { widen } from '../../src/features/listing/widen.ts';
import { FORMAT_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { texts } from '../../src/i18n/texts.ts';
import type { Site } from '../../src/routing/route.ts';
import { seeded } from '../random/random.ts';
import { pictureUrls } from './generate.ts';
import { brotliSize, type Timing, time } from './measure.ts';

/** From no filter, which sorts all rows, to all filters. */
export const CRITERIA: readonly Criteria[] = [
  { ...NO_CRITERIA, sort: 'price-asc' },
  { ...NO_CRITERIA, sort: 'city' },
  { ...NO_CRITERIA, types: ['1', '8'], cities: ['Luik', '4430'], sort: 'type' },
  {
    ...NO_CRITERIA,
    price: { min: 150_000, max: 450_000 },
    bedrooms: { min: 2, max: undefined },
    energy: 'd',
    garden: true,
    since: '2025-06-01',
    area: { south: 50.55, west: 5.5, north: 50.7, east: 5.7 },
    sort: 'price-desc',
  },
];

export interface ListMeasures {
  bytes: number;
  /** Decoding the file once it is loaded. */
  ready: Timing;
  /** Filter, sort, and the texts and addresses of the first page. */
  firstPage: Timing;
  /** The live counts of all filters. */
  facets: Timing;
  /** Suggestions for an empty result. */
  widen: Timing;
}

/**
 * The content of the catalogue file.
 * @param picturesOf a property's pictures, one for each variant; made-up addresses by default
 */
export function catalogueFile(
  site: Site,
  locale: Locale,
  picturesOf: () => readonly string[] = madeUpPictures(),
): string {
  const catalogue = buildCatalogue({
    site,
    locale,
    priceTexts: texts(locale).property,
    pictureVariants: CARD_VARIANTS,
    pictureOf: () => ({ urls: picturesOf(), tint: 'tint-2w', hint: undefined }),
    compared: [],
  });
  return JSON.stringify(encodeCatalogue(catalogue));
}

function madeUpPictures(): () => string[] {
  const random = seeded(2);
  const formats = CARD_VARIANTS.map(({ format }) => format);
  return () => pictureUrls(random, formats);
}

/** Measures a site's list in one language. */
export function measureList(site: Site, locale: Locale): ListMeasures {
  const file = catalogueFile(site, locale);
  const { rows } = decodeCatalogue(JSON.parse(file));
  const round = (run: (criteria: Criteria) => unknown) =>
    time(40, (index) => run(CRITERIA[index % CRITERIA.length] ?? NO_CRITERIA));
  return {
    bytes: brotliSize(file),
    ready: time(20, () => decodeCatalogue(JSON.parse(file))),
    firstPage: round((criteria) => {
      const sorted = sortRows(filterRows(rows, criteria), criteria.sort, FORMAT_LOCALE[locale]);
      return pageOf(sorted, 1, 12).items.map(({ path, priceText, pictures }) => [path, priceText, pictures]);
    }),
    facets: round((criteria) => facetsOf(rows, criteria)),
    widen: round((criteria) => widen(rows, criteria)),
  };
}
