import { formatDate, formatNumber, formatSurface } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/translator.ts';
import { FACT_FIELDS, type FactKind, type FactName } from '../../snapshot/fact-fields.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { mainTypeWord } from '../../snapshot/type-words.ts';
import type { CardContext } from '../catalogue/card-context.ts';
import { isFieldShown } from '../catalogue/condition.ts';
import { priceOf } from '../catalogue/display.ts';
import { formatCurrency } from '../catalogue/price.ts';
import { GROUPS, SUPERSEDED_BY } from './fields.ts';
import { regionalFacts } from './regional-facts.ts';

export interface Fact {
  label: string;
  value: string;
  /** Whether the value is the record's own text, in the record's language, rather than an interface text. */
  isRecordText: boolean;
}

export interface FactGroup {
  id: string;
  title: string;
  facts: Fact[];
}

export type Context = Pick<CardContext, 't' | 'locale' | 'site' | 'law'>;

/**
 * A property's attributes in groups for buyers, without empty fields and empty groups.
 * @param elsewhere fields that the page answers in another place
 */
export function factGroups(
  context: Context,
  record: PropertyRecord,
  elsewhere: readonly (keyof PropertyRecord)[] = [],
): FactGroup[] {
  return GROUPS.map(({ id, fields }) => ({
    id,
    title: context.t(`property:group.${id}`),
    facts: fields
      .filter((field) => !elsewhere.includes(field))
      .flatMap((field) => factOf(context, record, field) ?? []),
  }))
    .filter((group) => group.facts.length > 0)
    .map((group) =>
      group.id === 'viager' ? { ...group, facts: [...bouquet(context, record), ...group.facts] } : group,
    );
}

/**
 * The bouquet of a life annuity, which is paid at the deed in addition to the annuity; it is named if its
 * amount may be shown.
 */
function bouquet(context: Context, record: PropertyRecord): Fact[] {
  // The annuity has a row of its own.
  const { kind, text } = priceOf(context, { ...record, ViagerIndexedRent: undefined });
  return kind === 'price'
    ? [{ label: context.t('property:field.bouquet'), value: text, isRecordText: false }]
    : [];
}

/** A field as the tables show it; `undefined` where they leave it out. */
export function factOf(context: Context, record: PropertyRecord, field: FactName): Fact | undefined {
  const { kind } = FACT_FIELDS[field];
  const { names, without } = regionalFacts(context.law, record);
  const raw = record[field];
  if (without.includes(field)) return undefined;
  if (raw === undefined || raw === '' || raw === '-') return undefined;
  const better = SUPERSEDED_BY[field];
  if (better && record[better]) return undefined;
  if (!isFieldShown(context.site.site.displayConditions, field, record)) return undefined;
  const label = names[field]?.[context.locale] ?? context.t(`property:field.${field}`);
  if (field === 'MainTypeName') return typeFact(context, record, label);
  const value = FORMATS[kind](raw, context);
  if (value === undefined) return undefined;
  const isRecordText = kind === 'words' || kind === 'code' || (kind === 'dateOrWords' && !isDate(raw));
  return { label, value, isRecordText };
}

function typeFact({ site, locale }: Context, record: PropertyRecord, label: string): Fact {
  const { value, language } = mainTypeWord(site.types, record, locale, site.table.defaultLocale);
  return { label, value, isRecordText: language !== locale };
}

type Raw = string | number | boolean;
type Format = (raw: Raw, context: Context) => string | undefined;

const isDate = (raw: Raw): boolean => /^\d{4}-\d\d-\d\d/.test(String(raw));
const money = (raw: Raw): string => formatCurrency(Number(raw));

const positive =
  (format: (raw: Raw, context: Context) => string): Format =>
  (raw, context) =>
    Number(raw) > 0 ? format(raw, context) : undefined;

const unit =
  (key: TextKey) =>
  (raw: Raw, { t, locale }: Context): string =>
    `${formatNumber(Number(raw), locale)}\u00a0${t(key)}`;

const FORMATS: Record<FactKind, Format> = {
  words: (raw) => String(raw),
  code: (raw) => String(raw),
  dateOrWords: (raw, { locale }) => (isDate(raw) ? formatDate(String(raw), locale) : String(raw)),
  date: (raw, { locale }) => formatDate(String(raw), locale),
  year: positive((raw) => String(raw)),
  count: positive((raw, { locale }) => formatNumber(Number(raw), locale)),
  energyLevel: (raw, { locale }) => formatNumber(Number(raw), locale),
  floor: (raw, { t, locale }) =>
    Number(raw) === 0 ? t('property:field.Floor.ground') : formatNumber(Number(raw), locale),
  surface: positive((raw, { locale }) => formatSurface(Number(raw), locale)),
  yes: (raw, { t }) => (raw ? t('property:yes') : undefined),
  money: positive(money),
  moneyPerMonth: positive((raw, { t }) => t('property:perMonth', { amount: money(raw) })),
  moneyPerYear: positive((raw, { t }) => t('property:perYear', { amount: money(raw) })),
  energy: unit('property:unit.energy'),
  energyTotal: unit('property:unit.energyTotal'),
  co2: unit('property:unit.co2'),
  // Buyers do not know the letter codes, so the text explains the value.
  flood: (raw, { t }) => t(`property:flood.${raw}` as TextKey),
  age: positive((raw, { t }) => t('property:age', { count: Number(raw) })),
  occupied: (raw, { t }) => t(raw ? 'property:viager.occupied' : 'property:viager.free'),
};
