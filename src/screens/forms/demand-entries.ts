import { boundName, DEMANDED, FLAGS, FLAGS_KEY } from '../../features/catalogue/filters.ts';
import { fold } from '../../features/catalogue/fold.ts';
import type { Entries } from '../../features/forms/definitions/validate.ts';
import { criteriaQuery, parseCriteria } from '../../features/listing/criteria-url.ts';

/** The form's choices: WebIDs, and cities as `name|zip`. */
interface Choices {
  types: readonly string[];
  zones: readonly string[];
}

/**
 * The entries of the search demand that match the query of a list: `goal=sale` or `goal=rent`, and the list's
 * criteria. A city that the form does not offer goes into the field for other places.
 * @param query with or without `?`
 */
export function demandEntries(query: string, choices: Choices): Entries {
  const criteria = parseCriteria(query);
  const goal = new URLSearchParams(query).get('goal');
  const known = criteria.cities.map((city) => ({
    city,
    zone: choices.zones.find((zone) => isSame(zone, city)),
  }));
  const zones = known.flatMap(({ zone }) => zone ?? []);
  const others = known.filter(({ zone }) => !zone).map(({ city }) => city.replace('|', ' '));
  const types = criteria.types.filter((type) => choices.types.includes(type));
  const flags = FLAGS.filter((flag) => criteria[flag]);
  const canonical = criteriaQuery({ ...criteria, page: 1 });
  return new Map<string, string[]>([
    ...(goal === 'sale' || goal === 'rent'
      ? [['goal', [goal === 'sale' ? 'buy' : 'rent']] as [string, string[]]]
      : []),
    ...(types.length > 0 ? [['types', types] as [string, string[]]] : []),
    ...(zones.length > 0 ? [['zones', zones] as [string, string[]]] : []),
    ...(others.length > 0 ? [['otherZones', [others.join(', ').slice(0, 200)]] as [string, string[]]] : []),
    ...DEMANDED.flatMap(({ name, ends }) =>
      ends.flatMap((end): [string, string[]][] => {
        const bound = criteria[name][end];
        return bound === undefined ? [] : [[boundName(name, end), [String(bound)]]];
      }),
    ),
    ...(flags.length > 0 ? [[FLAGS_KEY, flags] as [string, string[]]] : []),
    ['criteria', [canonical.length <= 1000 ? canonical : '']],
  ]);
}

/** The fields that the criteria of a list may fill in. */
export const demandNames = (): string[] => [
  'goal',
  'types',
  'zones',
  'otherZones',
  ...DEMANDED.flatMap(({ name, ends }) => ends.map((end) => boundName(name, end))),
  FLAGS_KEY,
];

/** Whether a city in a query (`name|zip`, a name or a zip alone) matches this one. */
function isSame(zone: string, city: string): boolean {
  const [name = '', zip = ''] = zone.split('|');
  const [wantedName = '', wantedZip = ''] = city.split('|');
  if (wantedZip) return zip === wantedZip;
  return wantedName === zip || fold(wantedName) === fold(name);
}
