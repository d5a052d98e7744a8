import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/** The fields of a property's record with a value of this type. */
type FieldOf<Value> = {
  [K in keyof PropertyRecord]-?: PropertyRecord[K] extends Value | undefined ? K : never;
}[keyof PropertyRecord];

/** The ends of a range that visitors can choose. */
export type Ends = readonly ('min' | 'max')[];

/**
 * A filter of the lists. Its name is the key of its label in `i18n/{language}/filters.json`, of its value in the
 * criteria and of a property's value in the catalogue file. `menu` is the menu of the bar in which it stands; the
 * menu's name is a key of `filters.json` too. `key` is the query parameter.
 */
type FilterRow =
  /** A list of values, of which a property must have one. `inSearch`: the search panel offers its values. */
  | { kind: 'choice'; key: string; menu: string; inSearch: boolean }
  /**
   * A number between two bounds: the price in euro, or the sum of the record's `fields`, 0 where it has none.
   * `ends` can be chosen in the menu; `demand` are the ends that the search demand asks for, as the fields
   * `{name}Min` and `{name}Max`, whose labels are in `forms.json`.
   */
  | { kind: 'range'; key: string; menu: string; unit: 'euro'; ends: Ends; demand: Ends }
  | {
      kind: 'range';
      key: string;
      menu: string;
      unit: 'count';
      fields: readonly FieldOf<number>[];
      ends: Ends;
      demand: Ends;
    }
  /** An energy label "or better". */
  | { kind: 'label'; key: string; menu: string }
  /** A yes of the record. In the address it stands by its name among the values of `with`. */
  | { kind: 'flag'; field: FieldOf<boolean>; menu: string }
  /** A day "or later". */
  | { kind: 'day'; key: string; menu: string }
  /** What the map shows, and what is drawn on it: set there, in no menu. */
  | { kind: 'area'; key: string }
  | { kind: 'shape'; key: string };

const BOTH = ['min', 'max'] as const;
const LEAST = ['min'] as const;

/**
 * Every filter of the lists, in the order in which filters and menus are shown, stand in the address, and are dropped
 * when nothing is found. Address, menus, live counts, chips, catalogue file, feeds and search demand follow from it.
 * A new flag comes after the others, which are bits of the catalogue file in this order.
 */
export const FILTERS = {
  types: { kind: 'choice', key: 'type', menu: 'types', inSearch: true },
  cities: { kind: 'choice', key: 'city', menu: 'cities', inSearch: true },
  neighbourhoods: { kind: 'choice', key: 'district', menu: 'neighbourhoods', inSearch: true },
  price: { kind: 'range', key: 'price', menu: 'price', unit: 'euro', ends: BOTH, demand: BOTH },
  bedrooms: {
    kind: 'range',
    key: 'bed',
    menu: 'bedrooms',
    unit: 'count',
    fields: ['NumberOfBedRooms'],
    ends: BOTH,
    demand: BOTH,
  },
  bathrooms: {
    kind: 'range',
    key: 'bath',
    menu: 'more',
    unit: 'count',
    fields: ['NumberOfBathRooms'],
    ends: LEAST,
    demand: LEAST,
  },
  garages: {
    kind: 'range',
    key: 'garage',
    menu: 'more',
    unit: 'count',
    fields: ['NumberOfGarages'],
    ends: LEAST,
    demand: BOTH,
  },
  parkings: {
    kind: 'range',
    key: 'parking',
    menu: 'more',
    unit: 'count',
    fields: ['NumberOfParkings', 'NumberOfExternalParkings'],
    ends: BOTH,
    demand: BOTH,
  },
  energy: { kind: 'label', key: 'epc', menu: 'more' },
  garden: { kind: 'flag', field: 'HasGarden', menu: 'more' },
  terrace: { kind: 'flag', field: 'HasTerrace', menu: 'more' },
  lift: { kind: 'flag', field: 'HasLift', menu: 'more' },
  since: { kind: 'day', key: 'since', menu: 'more' },
  area: { kind: 'area', key: 'area' },
  shape: { kind: 'shape', key: 'shape' },
} as const satisfies Readonly<Record<string, FilterRow>>;

type Table = typeof FILTERS;
export type FilterName = keyof Table;
export type FilterKind = Table[FilterName]['kind'];

/** The names of the filters whose row has these properties. */
type Named<Part> = { [N in FilterName]: Table[N] extends Part ? N : never }[FilterName];
export type NameOf<Kind extends FilterKind> = Named<{ kind: Kind }>;

export type ChoiceName = NameOf<'choice'>;
export type RangeName = NameOf<'range'>;
export type CountName = Named<{ unit: 'count' }>;
export type FlagName = NameOf<'flag'>;
/** The filters of the bar. */
export type MenuFilterName = Named<{ menu: string }>;
export type MenuName = Table[MenuFilterName]['menu'];
/** The filters whose values the search panel offers. */
export type SearchedName = Named<{ inSearch: true }>;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** Whether a filter is of this kind. */
export const isOf = <Kind extends FilterKind>(kind: Kind, name: FilterName): name is NameOf<Kind> =>
  FILTERS[name].kind === kind;

const ofKind = <Kind extends FilterKind>(kind: Kind): NameOf<Kind>[] =>
  FILTER_NAMES.filter((name): name is NameOf<Kind> => isOf(kind, name));

export const RANGES = ofKind('range');
export const COUNTS = RANGES.filter((name): name is CountName => FILTERS[name].unit === 'count');
export const FLAGS = ofKind('flag');
export const MENU_FILTERS = FILTER_NAMES.filter((name): name is MenuFilterName => 'menu' in FILTERS[name]);

/** The ends of each range that the search demand asks for: pairs first, so that they stand side by side. */
export const DEMANDED = RANGES.map((name) => ({ name, ends: FILTERS[name].demand as Ends }))
  .filter(({ ends }) => ends.length > 0)
  .sort((left, right) => right.ends.length - left.ends.length);

/** The field of the search demand for one end of a range, such as `bedroomsMin`. */
export const boundName = (name: RangeName, end: Ends[number]): string =>
  `${name}${end === 'min' ? 'Min' : 'Max'}`;

/** Whether a range's values are amounts in euro. */
export const isPrice = (name: RangeName): name is Exclude<RangeName, CountName> =>
  FILTERS[name].unit === 'euro';

/** The parameter that holds the names of the flags. */
export const FLAGS_KEY = 'with';

/** The query parameter of a filter. */
export function keyOf(name: FilterName): string {
  const row: FilterRow = FILTERS[name];
  return row.kind === 'flag' ? FLAGS_KEY : row.key;
}

/** An object with a value for each of these names. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  give: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, give(name)])) as Record<Name, Value>;

type OtherKind = Exclude<FilterKind, 'choice'>;

/** For each filter, a choice's part by its name, and that of all others by their kind. */
type PerFilter<Choices extends Record<ChoiceName, unknown>, Kinds extends Record<OtherKind, unknown>> = {
  [N in FilterName]: N extends ChoiceName ? Choices[N] : Kinds[Exclude<Table[N]['kind'], 'choice'>];
};

/** What is done for each filter: chosen by name for a choice, by kind for all others. */
export const perFilter = <
  Choices extends Record<ChoiceName, unknown>,
  Kinds extends Record<OtherKind, unknown>,
>(
  choices: Choices,
  kinds: Kinds,
): PerFilter<Choices, Kinds> =>
  byName(FILTER_NAMES, (name) => {
    const { kind } = FILTERS[name];
    return kind === 'choice' ? choices[name as ChoiceName] : kinds[kind];
  }) as PerFilter<Choices, Kinds>;
