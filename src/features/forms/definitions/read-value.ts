import { wellFormed } from '../../../ui/well-formed.ts';
import { FLAGS } from '../../catalogue/filters.ts';
import { formatPhone } from '../../catalogue/phone.ts';
import { type Field, type FieldKind, YES } from './field.ts';

/**
 * Text before an @ and a host with a dot after it; plus signs, new top-level domains and accents are allowed.
 * Characters that could split a mail header are not.
 */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"']+\.[^\s@<>()[\]\\,;:"'.\d][^\s@<>()[\]\\,;:"'.]+$/u;
/** A number of any country, optionally with an extension. */
const PHONE = /^\+?[\d\s()./‐-―-]{6,}(\s*(ext|x|p|poste|toestel|app)\.?\s*\d{1,6})?$/iu;
const ZIP = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u;
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N}_./ -]*$/u;
const SLOT = /^[\w-]+$/;
/** A list's query: percent-encoded, so it has few different characters. */
const QUERY = /^\?[\w\-.~%=&+|,!*'()]*$/;
/** A WebID, a city as `name|zip`, a slot's id, a flag's name. */
const SOURCES = {
  types: /^\d{1,6}$/,
  zones: /^[^|<>]{1,80}\|[\p{L}\p{N} -]{1,12}$/u,
  slots: SLOT,
  flags: new RegExp(`^(${FLAGS.join('|')})$`),
} as const;

const DIGITS = /\d/g;

/**
 * One line: control characters and line breaks become spaces, so that no value brings one into a mail header.
 */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();

/** Several lines separated by `\n`; other control characters are removed. */
export const manyLines = (text: string): string =>
  wellFormed(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/**
 * An amount of money as people write it (`250.000`, `250 000 €`, `245.000,-`, `1.234,50`) as a plain number
 * (`1234.5`). The last point or comma is the decimal separator only if one or two digits follow it.
 * @returns `undefined` if it is not an amount, such as a text without a digit or with other words
 */
export function readAmount(text: string): string | undefined {
  const bare = text
    .replace(/€|eur(os?)?/gi, '')
    .replace(/[\s'’]/g, '')
    .replace(/[.,][-–—]{1,2}$/, '');
  const match = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const [, whole = '', cents = '0'] = match;
  return String(Number(`${whole.replace(/[.,]/g, '')}.${cents}`));
}

/** Whether a day exists. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The current day in Belgium. */
export const today = (now: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels' }).format(now);

/** The day that many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first and last day that a date field accepts, both included. */
export function dayLimits(field: Field, now: Date): { min?: string; max?: string } {
  const day = today(now);
  if (field.period === 'past') return { min: addDays(day, -130 * 365), max: day };
  if (field.period === 'future') return { min: day, max: addDays(day, field.withinDays ?? 3660) };
  return {};
}

const CODES: Partial<Record<FieldKind, string>> = {
  email: 'email.invalid',
  tel: 'phone.invalid',
  integer: 'number.invalid',
  amount: 'amount.invalid',
  date: 'date.invalid',
  property: 'property.invalid',
  slot: 'choice.invalid',
  select: 'choice.invalid',
  radio: 'choice.invalid',
  checkboxes: 'choice.invalid',
  checkbox: 'choice.invalid',
  consent: 'choice.invalid',
};

/** The errors that a field can have. */
export const codesOf = (field: Field): { empty: string; invalid: string; tooLong: string } => ({
  empty: field.empty ?? `required.${field.name}`,
  invalid: field.invalid ?? CODES[field.kind] ?? 'text.invalid',
  tooLong: 'text.tooLong',
});

/**
 * The error code of a single, cleaned, non-empty value; `undefined` if it is valid. Written without a schema library,
 * whose size alone would exceed what the page of a form may load (design, section 11).
 */
export function faultOf(field: Field, text: string, now: Date): string | undefined {
  const { invalid, tooLong } = codesOf(field);
  if (text.length > field.maxLength) return tooLong;
  return isValid(field, text, now) ? undefined : invalid;
}

function isValid(field: Field, text: string, now: Date): boolean {
  switch (field.kind) {
    case 'email':
      return EMAIL.test(text);
    case 'tel':
      return PHONE.test(text) && (text.match(DIGITS)?.length ?? 0) >= 6;
    case 'integer':
      return /^\d+$/.test(text) && inRange(Number(text), field);
    case 'amount':
      return inRange(Number(readAmount(text) ?? Number.NaN), field);
    case 'date':
      return isDay(text) && inPeriod(text, dayLimits(field, now));
    case 'property':
      return REFERENCE.test(text);
    case 'hidden':
      return QUERY.test(text);
    case 'checkbox':
    case 'consent':
      return text === YES;
    case 'select':
    case 'radio':
    case 'checkboxes':
    case 'slot':
      return field.source
        ? SOURCES[field.source].test(text)
        : (field.options ?? []).includes(current(field, text));
    default:
      return field.invalid !== 'zip.invalid' || ZIP.test(text);
  }
}

const inRange = (value: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Field): boolean =>
  value >= min && value <= max;

const inPeriod = (day: string, { min = '', max = '9999' }: { min?: string; max?: string }): boolean =>
  day >= min && day <= max;

/**
 * The value as it is stored: a telephone number in groups (specification, section 5), an amount as a number.
 */
export function kept(field: Field, text: string): string {
  if (field.kind === 'tel') return formatPhone(text);
  if (field.kind === 'amount') return readAmount(text) ?? text;
  return current(field, text);
}

/** The current option for a value, which may be a former one. */
const current = ({ former = {} }: Field, value: string): string =>
  Object.hasOwn(former, value) ? (former[value] ?? value) : value;
