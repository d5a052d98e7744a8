import type { Locale } from '../../i18n/locales.ts';
import { citySpelling } from '../city-names.ts';
import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { webIdsOf } from '../market.ts';
import type { PropertyRecord } from '../schema/property.ts';
import { checkAgreement } from './agreement.ts';
import { checkHiddenAddresses } from './hidden-address.ts';
import { checkNotKnown } from './not-known.ts';
import { checkProjectNames } from './project-names.ts';

type Parts = Pick<RawSnapshot, 'types' | 'cities' | 'properties' | 'projects' | 'neighbourhoods' | 'site'>;

const TYPES = 'catalogue/types.json';

/**
 * Catalogue records: each id once per language, known types and cities, records that agree across languages.
 */
export function checkCatalogue(raw: Parts): Fault[] {
  return [
    ...withoutProperty(raw),
    ...duplicates(TYPES, 'ID', raw.types),
    ...duplicates(TYPES, 'WebID', raw.types),
    ...duplicates('catalogue/cities.json', 'ID', raw.cities),
    ...duplicates('catalogue/properties.json', 'ID', raw.properties),
    ...duplicates('catalogue/projects.json', 'ID', raw.projects),
    ...duplicates('catalogue/neighbourhoods.json', 'ID', raw.neighbourhoods),
    ...checkTypeParents(raw),
    ...checkReferences(raw),
    ...checkAgreement(raw.properties, raw.projects),
    ...checkHiddenAddresses(raw.properties, raw.projects),
    ...checkNotKnown(raw.properties, raw.projects),
    ...checkProjectNames(raw.properties, raw.projects),
  ];
}

/**
 * A warning if there is no property: an agency may have none on offer, but a failed export is more likely.
 */
const withoutProperty = ({ properties }: Parts): Fault[] =>
  properties.length > 0
    ? []
    : [
        {
          level: 'warning',
          file: 'catalogue/properties.json',
          pointer: '',
          found: 'no property at all',
          expected: 'the properties on offer',
          hint: 'If the agency has some, the export has failed: export again before the site is built.',
        },
      ];

function duplicates<K extends string>(
  file: string,
  field: K,
  records: readonly (Record<K, number | string> & { ID: number; language: Locale })[],
): Fault[] {
  const first = new Map<string, number>();
  return records.flatMap((record, index) => {
    const key = `${record[field]} (${record.language})`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, index);
      return [];
    }
    return [
      {
        level: 'error' as const,
        file,
        pointer: `/${index}/${field}`,
        id: `${record.ID} (${record.language})`,
        found: `the same ${field} and language as record /${earlier}`,
        expected: `one record per ${field} and language`,
        hint: `Remove one of the two records, or give it its own ${field}.`,
      },
    ];
  });
}

function checkTypeParents({ types }: Parts): Fault[] {
  const ids = new Set(types.map((type) => type.ID));
  return types.flatMap((type, index) =>
    type.ParentID === undefined || type.ParentID === 0 || ids.has(type.ParentID)
      ? []
      : [
          {
            level: 'error' as const,
            file: TYPES,
            pointer: `/${index}/ParentID`,
            id: `${type.ID} (${type.language})`,
            found: String(type.ParentID),
            expected: 'the ID of an existing type',
            hint: 'Correct ParentID, or set it to null.',
          },
        ],
  );
}

function checkReferences({ types, cities, properties, site }: Parts): Fault[] {
  const webIds = new Set(types.map((type) => type.WebID));
  const spelled = citySpelling(cities);
  return properties.flatMap((record, index) => {
    const base = { file: 'catalogue/properties.json', id: `${record.ID} (${record.language})` };
    const faults: Fault[] = webIdsOf(record)
      .filter((webId) => !webIds.has(webId))
      .map((webId) => ({
        ...base,
        level: 'error',
        pointer: `/${index}/${record.WebIDs === undefined ? 'WebID' : 'WebIDs'}`,
        found: `the unknown type ${webId}`,
        expected: `a WebID of ${TYPES}: ${[...webIds].join(', ')}`,
        hint: 'Correct it, or add the type to types.json.',
      }));
    if (spelled(record) === undefined) {
      faults.push({
        ...base,
        level: 'error',
        pointer: `/${index}/City`,
        found: `the unknown city "${record.City}" ${record.Zip}`,
        expected: `a city of catalogue/cities.json in "${record.language}"`,
        hint: cityHint(cities, record),
      });
    }
    if (site.marquees[String(record.Marquee)] === undefined && record.Marquee !== 0) {
      faults.push({
        ...base,
        level: 'warning',
        pointer: `/${index}/Marquee`,
        found: String(record.Marquee),
        expected: 'a marquee that site.json explains',
        hint: 'The site shows its MarqueeName, and the property as on the market. Add it to "marquees" in site.json.',
      });
    }
    return faults;
  });
}

function cityHint(cities: Parts['cities'], { Zip, language }: PropertyRecord): string {
  const names = cities
    .filter((city) => city.Zip === Zip && city.language === language)
    .map((city) => city.Name);
  return names.length > 0
    ? `With this zip there is: ${names.join(', ')}.`
    : 'Correct City and Zip, or add the city to cities.json.';
}
