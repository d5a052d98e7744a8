import fc from 'fast-check';
import { byName, COUNTS, FLAGS } from '../catalogue/filters.ts';
import { CITIES, NEIGHBOURHOODS, TYPES } from './catalogue.fixture.ts';
import { type Criteria, NO_CRITERIA, type Range, SORTS, VIEWS } from './criteria.ts';

const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const range = (most: number, step = 1): fc.Arbitrary<Range> =>
  fc
    .record({ min: perhaps(fc.nat({ max: most })), max: perhaps(fc.nat({ max: most })) })
    .map(({ min, max }) => ({ min: min && min * step, max: max && max * step }))
    .map(({ min, max }) =>
      min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max },
    );
const few = <T>(...values: T[]) => fc.subarray(values, { maxLength: 2 });
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e4, max: max * 1e4 }).map((value) => value / 1e4);
const box = fc.record({
  south: degrees(50, 50.5),
  west: degrees(5, 5.5),
  north: degrees(50.6, 51),
  east: degrees(5.6, 6),
});
const point = fc.record({ lat: degrees(50, 51), lng: degrees(5, 6) });

/** Any criteria that an address can hold. Each filter is usually not set, so that some rows match. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc
  .record(
    {
      types: few(...TYPES.map(({ webId }) => webId), '99'),
      cities: few(
        ...CITIES.map(({ name, zip }) => `${name}|${zip}`),
        ...['liege', 'LUIK', 'lüttich|4020', 'Wezet', '4430', '|4000', 'Atlantis', "L'Île, d'Or & Co|é"],
      ),
      neighbourhoods: few(...NEIGHBOURHOODS.map(({ id }) => id), 99),
      price: range(9, 50_000),
      ...byName(COUNTS, () => range(4)),
      energy: fc.constantFrom('a_plusplus', 'a', 'b', 'b_minus', 'c_plus', 'g'),
      ...byName(FLAGS, () => fc.boolean()),
      since: fc.constantFrom('2024-10-04', '2024-10-14', '2024-11-02'),
      area: box,
      seen: box,
      shape: fc.array(point, { minLength: 3, maxLength: 8 }),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 99 }),
      view: fc.constantFrom(...VIEWS),
    },
    { requiredKeys: [] },
  )
  .chain((all) =>
    fc.subarray(Object.keys(all) as (keyof Criteria)[]).map((kept) => ({
      ...NO_CRITERIA,
      ...Object.fromEntries(kept.map((name) => [name, all[name]])),
    })),
  )
  .map((criteria) => ({ ...criteria, seen: criteria.view === 'map' ? criteria.seen : undefined }));
