/** How a fact is written in the record and on the page, and how its 0 is understood (`not-known.ts`). */
export type FactKind =
  /** Text in the record's language. */
  | 'words'
  /** As `words`, or a day. */
  | 'dateOrWords'
  /** Text that is the same in every language, such as a number of a certificate. */
  | 'code'
  | 'date'
  | 'year'
  | 'count'
  | 'floor'
  | 'surface'
  | 'yes'
  | 'money'
  | 'moneyPerMonth'
  | 'moneyPerYear'
  | 'energy'
  | 'energyTotal'
  | 'energyLevel'
  | 'co2'
  | 'flood'
  | 'age'
  | 'occupied';

/** The kinds whose value is in the record's language. */
export const TEXT_KINDS = ['words', 'dateOrWords'] as const satisfies readonly FactKind[];
type TextKind = (typeof TEXT_KINDS)[number];

/** The tables of a property's page, in their order; their titles are `group.{id}` of `i18n/{language}/property.json`. */
export const FACT_GROUPS = [
  'essentials',
  'rooms',
  'building',
  'energy',
  'certificates',
  'planning',
  'money',
  'viager',
] as const;

/** The names under which an export has a field; of several, the first with a value counts. */
type Names<Name> = Name | readonly Name[];

/** A field's names in the formats of exports: dotted paths from the record. */
interface ExportNames {
  /** Names beside the field's own, which Omnicasa's exports have for every field. */
  omnicasa?: Names<string>;
  /** A number is the id of one of the record's `details`. */
  whise?: Names<string | number>;
  openimmo?: Names<string>;
  kyero?: Names<string>;
}
export type Crm = keyof ExportNames;

/**
 * A fact. Its label is `field.{name}` of `i18n/{language}/property.json`; `note` is what editors should know besides label
 * and kind. `compared`: the shortlist's comparison has a row of it; a filter's field has one by itself
 * (`filters.ts`), and words have none, since a cell does not tell its language.
 */
type FactRow = {
  group: (typeof FACT_GROUPS)[number];
  from?: ExportNames;
  note?: string;
} & ({ kind: TextKind; compared?: never } | { kind: Exclude<FactKind, TextKind>; compared?: true });

/**
 * Every field of a property that the tables of its page show (specification, section 3), in the order of interest
 * to buyers. The record's schema, what a 0 means, the tables, the comparison, the importers and the list in
 * `docs/snapshot.md` follow from it.
 */
export const FACT_FIELDS = {
  MainTypeName: { kind: 'words', group: 'essentials', note: '`Maison`; required' },
  RecordFile: {
    kind: 'code',
    group: 'essentials',
    from: { whise: 'referenceNumber', openimmo: 'verwaltung_techn.objektnr_extern', kyero: 'ref' },
    note: '`MB-0147`',
  },
  AvailableFrom: { kind: 'dateOrWords', group: 'essentials' },
  ConstructionYear: {
    kind: 'year',
    group: 'essentials',
    from: { whise: 'constructionYear', openimmo: 'zustand_angaben.baujahr' },
  },
  RenovationYear: {
    kind: 'year',
    group: 'essentials',
    from: { openimmo: 'zustand_angaben.letztemodernisierung' },
  },

  SurfaceLiving: {
    kind: 'surface',
    group: 'rooms',
    from: { whise: 'area', openimmo: 'flaechen.wohnflaeche', kyero: 'surface_area.built' },
  },
  SurfaceTotal: { kind: 'surface', group: 'rooms', from: { openimmo: 'flaechen.gesamtflaeche' } },
  SurfaceConstructed: { kind: 'surface', group: 'rooms' },
  SurfaceStore: { kind: 'surface', group: 'rooms', from: { openimmo: 'flaechen.lagerflaeche' } },
  NumberOfBedRooms: {
    kind: 'count',
    group: 'rooms',
    from: { whise: 'rooms', openimmo: 'flaechen.anzahl_schlafzimmer', kyero: 'beds' },
  },
  NumberOfBathRooms: {
    kind: 'count',
    group: 'rooms',
    from: { whise: 'bathRooms', openimmo: 'flaechen.anzahl_badezimmer', kyero: 'baths' },
  },
  NumberOfShowerRooms: { kind: 'count', group: 'rooms' },
  NumberOfToilets: { kind: 'count', group: 'rooms', from: { openimmo: 'flaechen.anzahl_sep_wc' } },
  Kitchen: { kind: 'words', group: 'rooms', from: { omnicasa: 'KitchenName' } },
  SurfaceTerrace: {
    kind: 'surface',
    group: 'rooms',
    from: { openimmo: 'flaechen.balkon_terrasse_flaeche' },
  },
  HasTerrace: { kind: 'yes', group: 'rooms', from: { whise: 'terrace' } },
  SurfaceGarden: {
    kind: 'surface',
    group: 'rooms',
    from: { whise: 'gardenArea', openimmo: 'flaechen.gartenflaeche' },
  },
  HasGarden: { kind: 'yes', group: 'rooms', from: { whise: 'garden' } },
  NumberOfGarages: { kind: 'count', group: 'rooms' },
  NumberOfParkings: { kind: 'count', group: 'rooms', from: { openimmo: 'flaechen.anzahl_stellplaetze' } },
  NumberOfExternalParkings: { kind: 'count', group: 'rooms' },

  Floor: { kind: 'floor', group: 'building', from: { openimmo: 'geo.etage' } },
  NumberOfFloors: { kind: 'count', group: 'building', from: { openimmo: 'geo.anzahl_etagen' } },
  NumberOfFacades: { kind: 'count', group: 'building' },
  HasLift: { kind: 'yes', group: 'building' },
  HasCellar: { kind: 'yes', group: 'building' },
  Heating: { kind: 'words', group: 'building', from: { omnicasa: 'HeatingName' } },
  Windows: { kind: 'words', group: 'building', from: { omnicasa: 'WindowGlazing' } },
  Roof: { kind: 'words', group: 'building' },

  EnergyPerformance: {
    kind: 'energy',
    group: 'energy',
    from: { whise: 2089, openimmo: 'zustand_angaben.energiepass.endenergiebedarf' },
  },
  EPCTotal: { kind: 'energyTotal', group: 'energy' },
  CO2Emission: { kind: 'co2', group: 'energy', from: { whise: 2090 } },
  EPCUniqueCode: { kind: 'code', group: 'energy', from: { whise: 2391 } },
  EPCExpiryDate: {
    kind: 'date',
    group: 'energy',
    from: {
      whise: 2776,
      openimmo: ['zustand_angaben.energiepass.gueltig_bis', 'zustand_angaben.energiepass.gueltigBis'],
    },
  },
  ELevel: { kind: 'energyLevel', group: 'energy' },

  ElectricityCertificate: { kind: 'words', group: 'certificates' },
  GasCertificate: { kind: 'words', group: 'certificates' },
  AsbestosType: { kind: 'words', group: 'certificates' },
  AsbestosDate: { kind: 'date', group: 'certificates' },

  SurfaceGround: {
    kind: 'surface',
    group: 'planning',
    from: { whise: 'groundArea', openimmo: 'flaechen.grundstuecksflaeche', kyero: 'surface_area.plot' },
  },
  PlanningZone: {
    kind: 'words',
    group: 'planning',
    note: 'of land: in a zone to live in, such as *Zone d’habitat*, the costs reckon with a home to be built',
  },
  PlanningPermit: { kind: 'words', group: 'planning' },
  PlanningSubdivision: { kind: 'words', group: 'planning' },
  PlanningSummons: { kind: 'words', group: 'planning' },
  PlanningPreemption: { kind: 'words', group: 'planning' },
  FloodZone: { kind: 'words', group: 'planning', from: { whise: 2222 } },
  FloodScoreP: { kind: 'flood', group: 'planning' },
  FloodScoreG: { kind: 'flood', group: 'planning' },

  ChargesRenter: { kind: 'moneyPerMonth', group: 'money' },
  ChargesOwner: { kind: 'moneyPerMonth', group: 'money' },
  Deposit: { kind: 'money', group: 'money', from: { openimmo: 'preise.kaution' } },
  InventoryOfPlace: { kind: 'money', group: 'money' },
  CadastralIncome: { kind: 'money', group: 'money', from: { whise: 1733 } },
  RealEstateTax: { kind: 'moneyPerYear', group: 'money' },
  NotaryFee: { kind: 'money', group: 'money' },
  AgencyCost: { kind: 'money', group: 'money' },
  VAT: { kind: 'code', group: 'money', note: '`"21 %"`' },

  ViagerOccupied: { kind: 'occupied', group: 'viager' },
  ViagerHead1Age: { kind: 'age', group: 'viager' },
  ViagerHead2Age: { kind: 'age', group: 'viager' },
  ViagerIndexedRent: {
    kind: 'moneyPerMonth',
    group: 'viager',
    note: '`Price` is the bouquet; with a rent both are named wherever the price stands',
  },
} as const satisfies Readonly<Record<string, FactRow>>;

type Table = typeof FACT_FIELDS;
export type FactName = keyof Table;

export const FACT_NAMES = Object.keys(FACT_FIELDS) as FactName[];

/** A field's row, for rules that treat all rows alike. */
export const factRow = (name: FactName): FactRow => FACT_FIELDS[name];
