import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import { joinPath, languageOfPath, slugify } from '../../routing/slug.ts';
import { type LocatedRecord, type Property, recordIn } from '../../snapshot/domain.ts';
import { anyRecord, goalOf, isTaken, TAKEN_KINDS, takenAs } from '../../snapshot/market.ts';
import { toDeltas } from '../catalogue/columns.ts';
import { countByGoal, countOf, countsByCity, countsByType, type GoalCounts } from '../catalogue/counts.ts';
import { derivedPath } from '../catalogue/derived-path.ts';
import { typeDescriptionExcerpt } from '../catalogue/excerpt.ts';
import type { PictureVariant } from '../catalogue/listed.ts';
import { marketOf } from '../catalogue/market-order.ts';
import { packPictures } from '../catalogue/picture-pack.ts';
import { catalogueTables, type TabledSite } from '../catalogue/tables.ts';
import type { CompactIndex } from './index-schema.ts';

export interface IndexInput {
  site: TabledSite;
  locale: Locale;
  thumbnailVariants: readonly PictureVariant[];
  /** The addresses of a property's thumbnail, one per variant; empty if it has no picture. */
  thumbnailsOf(property: Property): readonly string[];
}

/**
 * The search panel's file in one language.
 * @returns a value for `JSON.stringify`; `decodeIndex` reads it
 */
export function buildIndex({ site, locale, thumbnailVariants, thumbnailsOf }: IndexInput): CompactIndex {
  const tables = catalogueTables(site, locale);
  const { property } = texts(locale);
  const listed = (property: Property) => ({
    property,
    record: recordIn(property, locale, site.table.defaultLocale).value,
    city: tables.cityOf(property),
  });
  const market = marketOf(site).map(listed);
  const byType = countsByType(site.properties, site.site);
  const byCity = countsByCity(site.properties, site.cities, site.site);
  const byNeighbourhood = Map.groupBy(market, ({ property }) => neighbourhoodOf(property));
  const taken = site.properties.filter((property) => isTaken(site.site, anyRecord(property)));
  const rows = [...market, ...taken.map(listed)].map(({ property, record, city }) => ({
    taken: takenAs(site.site, anyRecord(property)),
    id: record.ID,
    goal: goalOf(record),
    title: typeDescriptionExcerpt(record.TypeDescription),
    reference: record.RecordFile ?? '',
    city,
    path: tables.pathOf(property),
    thumbnail: packPictures(thumbnailsOf(property), thumbnailVariants),
  }));
  const cityIndexes = new Map(tables.cities.map((city, index) => [city, index]));
  const neighbourhoodPath = site.table.byKey.get('/neighbourhoods/')?.paths[locale] ?? `/${locale}/`;
  const neighbourhoodPaths = tables.neighbourhoods.map(
    ({ id }) => site.table.byKey.get(`/neighbourhoods/${id}/`)?.paths[locale] ?? neighbourhoodPath,
  );
  return {
    version: 1,
    language: locale,
    lists: tables.lists,
    thumbnailVariants: thumbnailVariants.map(({ format, width }) => [format, width]),
    types: tables.types.map(({ webId, names }) => [webId, names, ...pair(countOf(byType, webId))]),
    cities: tables.cities.map((city, index) => [
      city.name,
      city.zip,
      ...pair(countOf(byCity, site.cities[index]?.id ?? '')),
      ...city.otherNames,
    ]),
    neighbourhoods: tables.neighbourhoods.map(({ id, name }) => [
      id,
      name,
      ...countsIn(byNeighbourhood.get(id)),
    ]),
    neighbourhoodPath,
    properties: {
      id: toDeltas(rows.map(({ id }) => id)).map(Number),
      reference: rows.map(({ reference }) => reference),
      title: rows.map(({ title }) => title),
      goal: rows.map(({ goal }) => (goal === 'rent' ? 1 : 0)).join(''),
      taken: rows.map((row) => (row.taken ? TAKEN_KINDS.indexOf(row.taken) + 1 : 0)).join(''),
      city: rows.map(({ city }) => cityIndexes.get(city) ?? 0),
      thumbnail: rows.map(({ thumbnail }) => thumbnail),
    },
    takenTexts: [property['status.sold'], property['status.rented']],
    paths: rows.flatMap((row, index) =>
      row.path === derivedPath(tables.lists, row) ? [] : [[index, row.path]],
    ),
    neighbourhoodPaths: neighbourhoodPaths.flatMap((path, index) =>
      path ===
      joinPath(
        neighbourhoodPath,
        slugify(tables.neighbourhoods[index]?.name ?? '', languageOfPath(neighbourhoodPath)),
      )
        ? []
        : [[index, path]],
    ),
  };
}

const neighbourhoodOf = (property: Property): LocatedRecord['NeighbourhoodID'] =>
  anyRecord(property).NeighbourhoodID;

const pair = ({ sale, rent }: GoalCounts): [sale: number, rent: number] => [sale, rent];

const countsIn = (entries: readonly { property: Property }[] = []): [sale: number, rent: number] =>
  pair(countByGoal(entries.map(({ property }) => property)));
