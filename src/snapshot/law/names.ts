import { z } from 'zod';
import { byLanguage, text } from '../schema/common.ts';
import { CIVIL_STATUSES, QUESTIONS } from './questions.ts';

/** The regions of Belgium, whose law differs; what holds in all of them is the federal state's. */
export const REGIONS = ['wallonia', 'flanders', 'brussels'] as const;
export const GROUNDS = ['belgium', ...REGIONS] as const;
export type Ground = (typeof GROUNDS)[number];

const euro = z.number().min(0);

/** An energy label as its picture is named: `a_plusplus`. */
const label = z.templateLiteral([
  z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g']),
  z.enum(['', '_plus', '_plusplus', '_minus']),
]);

/** What a value can be; `percent`, `count`, `year`, `euro`, `words`, `label` and `labels` have a placeholder. */
export const KINDS = {
  percent: z.number().min(0).max(100),
  /** Of months, years or days, as the name says. */
  count: z.number().int().min(0).max(1000),
  year: z.number().int().min(1900).max(2200),
  euro,
  words: byLanguage(z.string().min(1)),
  label,
  labels: z.array(label),
  /** The uses that get the lower duty. */
  uses: z.array(z.enum(['home', 'plot'])),
  /** Names of fields of a property. */
  fields: z.array(z.string().min(1)),
  /** What fields of a property are called in this region, where it is not the usual name. */
  fieldNames: z.record(z.string(), text),
  /** What an applicant for a rental may be asked. */
  questions: z.array(z.enum(QUESTIONS)),
  /** The civil statuses after which an applicant may be asked; any other one is nobody’s business. */
  statuses: z.array(z.enum(CIVIL_STATUSES)),
  /** Energy labels from best to worst with their upper bounds in kWh/m²·year; the last has none. */
  scale: z.array(z.strictObject({ label, upTo: z.number().nullable() })).min(2),
  /** A fee by slices of the price: the upper bound of each in euros, and its percentage. */
  slices: z.array(z.strictObject({ upTo: euro.nullable(), percent: z.number().min(0).max(100) })).min(1),
  /** Amounts at prices, in euros; in between they lie on a straight line. */
  points: z.array(z.strictObject({ price: euro, amount: euro })).min(2),
} as const;
export type Kind = keyof typeof KINDS;

/** What every region has. */
const REGIONAL = {
  'duty.own': 'percent',
  'duty.other': 'percent',
  'duty.ownUses': 'uses',
  'tenant.home.private': 'questions',
  'tenant.home.commercial': 'questions',
  'tenant.other.private': 'questions',
  'tenant.other.commercial': 'questions',
  'tenant.beforeViewing': 'questions',
  'tenant.civilStatus': 'statuses',
  'energy.scale': 'scale',
  'energy.certificate': 'words',
  'advertisement.always': 'fields',
  'advertisement.sale': 'fields',
  'facts.without': 'fields',
  'facts.names': 'fieldNames',
} as const satisfies Record<string, Kind>;

/** The values of each file of `law/` by name, with their kinds. */
export const NAMES = {
  belgium: {
    'offer.deposit': 'percent',
    'deed.months': 'count',
    vat: 'percent',
    'vat.renovation': 'percent',
    'vat.renovationYears': 'count',
    'notary.slices': 'slices',
    'notary.ownHomeReduction': 'points',
    'notary.administration': 'euro',
    'notary.thirdParties': 'euro',
    'electricity.validYears': 'count',
    'electricity.mendMonths': 'count',
    'syndic.mandateYears': 'count',
    'syndic.informationDays': 'count',
    'syndic.noticeDays': 'count',
    'lease.registrationMonths': 'count',
    'lifeAnnuity.days': 'count',
    'resale.taxYears': 'count',
  },
  wallonia: {
    ...REGIONAL,
    'duty.moveInYears': 'count',
    'duty.moveInYearsNew': 'count',
    'duty.stayYears': 'count',
    'duty.sellYears': 'count',
    propertyTax: 'percent',
    'deposit.months': 'count',
    'deposit.buildUpYears': 'count',
    'tenant.rentProofs': 'count',
    'lease.years': 'count',
    'lease.shortYears': 'count',
    'lease.noticeMonths': 'count',
    'lease.landlordNoticeMonths': 'count',
    'lease.indexBackMonths': 'count',
    'energy.certificateYears': 'count',
    'energy.fineLeast': 'euro',
    'energy.fineMost': 'euro',
  },
  flanders: {
    ...REGIONAL,
    'renovation.since': 'year',
    'renovation.years': 'count',
    'renovation.labels': 'labels',
    'renovation.target': 'label',
  },
  brussels: {
    ...REGIONAL,
    'abatement.home': 'euro',
    'abatement.homeCeiling': 'euro',
    'abatement.plot': 'euro',
    'abatement.plotCeiling': 'euro',
  },
} as const satisfies Record<Ground, Record<string, Kind>>;

/** The law of one day: every value of every file, as it holds then. */
export type Law = {
  readonly [G in Ground]: {
    readonly [N in keyof (typeof NAMES)[G]]: z.infer<(typeof KINDS)[(typeof NAMES)[G][N] & Kind]>;
  };
};
