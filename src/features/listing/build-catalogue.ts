import type { Locale } from '../../i18n/locales.ts';
import { type LocatedRecord, type Property, recordIn } from '../../snapshot/domain.ts';
import type { Law } from '../../snapshot/law/names.ts';
import { anyRecord, goalOf, webIdsOf } from '../../snapshot/market.ts';
import { cityName } from '../catalogue/address.ts';
import type { ListedPicture } from '../catalogue/card/listed-picture.ts';
import { marqueeName } from '../catalogue/display.ts';
import { epcOf, labelText } from '../catalogue/epc.ts';
import { countFor, hasFlag } from '../catalogue/filter-values.ts';
import { byName, COUNTS, FLAGS } from '../catalogue/filters.ts';
import { floorSurface } from '../catalogue/floor-surface.ts';
import type { PictureVariant } from '../catalogue/listed.ts';
import { marketOf } from '../catalogue/market-order.ts';
import { type PriceTexts, priceText, shownPrice } from '../catalogue/price.ts';
import { catalogueTables, type TabledSite } from '../catalogue/tables.ts';
import type {
  Catalogue,
  CatalogueRow,
  ComparedField,
  ListedEnergy,
  ListedMarquee,
  ListedPlace,
} from './row.ts';

export interface CatalogueInput {
  site: TabledSite;
  locale: Locale;
  priceTexts: PriceTexts;
  pictureVariants: readonly PictureVariant[];
  /** The picture of a property's card. */
  pictureOf(property: Property): ListedPicture;
  /** The fields that the shortlist compares, with a property's text. */
  compared: readonly (ComparedField & { textOf(record: LocatedRecord): string | undefined })[];
}

const DAY = 86_400_000;

/** The catalogue of one language: the properties on the market, newest first, as the pages show them. */
export function buildCatalogue(input: CatalogueInput): Catalogue {
  const { site, locale, pictureVariants } = input;
  const { cityOf, pathOf, ...tables } = catalogueTables(site, locale);
  const types = new Map(tables.types.map((type) => [type.webId, type]));
  const neighbourhoods = new Map(tables.neighbourhoods.map((entry) => [entry.id, entry]));
  const rows = marketOf(site).map((property) => ({
    ...rowOf(input, property),
    types: webIdsOf(anyRecord(property)).flatMap((webId) => types.get(webId) ?? []),
    city: cityOf(property),
    neighbourhood: neighbourhoods.get(anyRecord(property).NeighbourhoodID ?? Number.NaN),
    path: pathOf(property),
  }));
  const compared = input.compared.map(({ field, label }) => ({ field, label }));
  return { ...tables, language: locale, pictureVariants, compared, rows };
}

function rowOf(
  { site, locale, priceTexts, pictureOf, compared }: CatalogueInput,
  property: Property,
): Omit<CatalogueRow, 'types' | 'city' | 'neighbourhood' | 'path'> {
  const { value: record, language } = recordIn(property, locale, site.table.defaultLocale);
  const { urls, tint } = pictureOf(property);
  return {
    id: record.ID,
    goal: goalOf(record),
    cityText: cityName(record.City),
    price: shownPrice(site.site, record),
    priceText: priceText({ record, site: site.site, locale, texts: priceTexts }).text,
    ...byName(COUNTS, (name) => countFor(record, name)),
    surface: floorSurface(record),
    ground: record.SurfaceGround || undefined,
    energy: energyOf(site.law, record),
    ...byName(FLAGS, (name) => hasFlag(record, name)),
    created: record.CreateDate ? Date.parse(record.CreateDate.slice(0, 10)) / DAY : undefined,
    marquee: marqueeOn(site, locale, record),
    title: record.TypeDescription,
    language,
    pictures: urls,
    tint,
    place: placeOf(record),
    compared: Object.fromEntries(
      compared.flatMap(({ field, textOf }) => {
        const text = textOf(record);
        return text === undefined ? [] : [[field, text]];
      }),
    ),
  };
}

function energyOf(law: Law, record: LocatedRecord): ListedEnergy | undefined {
  const epc = epcOf({ record, law });
  return epc && { label: epc.label, text: labelText(epc.label), image: epc.image };
}

function marqueeOn(
  site: CatalogueInput['site'],
  locale: Locale,
  record: LocatedRecord,
): ListedMarquee | undefined {
  const marquee = marqueeName({ locale, site }, record);
  return marquee && { value: record.Marquee, ...marquee };
}

function placeOf({ Area, Latitude, Longitude }: LocatedRecord): ListedPlace | undefined {
  if (Area) return Area;
  if (Latitude === undefined || Longitude === undefined) return undefined;
  return { lat: Latitude, lng: Longitude, radius: 0 };
}
