/**
 * How a field is rendered and read. `property` is an id or a reference of the catalogue, `slot` an id of
 * `catalogue/visits.json`, `consent` a box that must be ticked, `hidden` what a script fills in.
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'integer'
  | 'amount'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'consent'
  | 'property'
  | 'slot'
  | 'hidden';

/** Where the choices of a field come from when the catalogue has them: types by WebID, cities as `name|zip`. */
export type OptionSource = 'types' | 'zones' | 'slots';

/** Another field has, or has not, one of these values; an empty field has the value `''`. */
export interface Condition {
  field: string;
  is: readonly string[];
}

/** One question of a form. */
export interface Field {
  /** The entry's name; its label is the text `label.{name}`. */
  name: string;
  kind: FieldKind;
  required: boolean;
  /** The text of the label where it is not `label.{name}`. */
  label?: string;
  /** A text below the label, such as `help.property`. */
  help?: string;
  /** The field is asked only then; else its entries count for nothing. */
  when?: Condition;
  /** Values to choose from, named by the texts `option.{name}.{value}`. */
  options?: readonly string[];
  /**
   * Values that pages still open or kept may send, and for which of `options` each stands. Leads that were stored
   * with one are shown in the words `option.{name}.{value}`.
   */
  former?: Readonly<Record<string, string>>;
  source?: OptionSource;
  /** Characters at most. */
  maxLength: number;
  /** Of `integer` and `amount`. */
  min?: number;
  max?: number;
  /** Of `date`: not before today, or not after it. */
  period?: 'past' | 'future';
  /** Of `date`: days from today at most. */
  withinDays?: number;
  /** The error where a required field is empty, when it is not `required.{name}`. */
  empty?: string;
  /** The error where the value cannot be read, when it is not that of the kind. */
  invalid?: string;
  autocomplete?: string;
  inputmode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'text';
  /** Shares a row with the next field on wide windows. */
  half?: boolean;
}

const LENGTHS: Record<FieldKind, number> = {
  text: 80,
  email: 254,
  tel: 40,
  textarea: 3000,
  integer: 9,
  amount: 20,
  date: 10,
  select: 120,
  radio: 40,
  checkbox: 3,
  checkboxes: 120,
  consent: 3,
  property: 30,
  slot: 64,
  hidden: 1000,
};

type Extra = Partial<Omit<Field, 'name' | 'kind'>>;

/** A field that may stay empty. */
export const optional = (name: string, kind: FieldKind, extra: Extra = {}): Field => ({
  name,
  kind,
  required: false,
  maxLength: LENGTHS[kind],
  ...extra,
});

/** A field that must be filled in. */
export const required = (name: string, kind: FieldKind, extra: Extra = {}): Field =>
  optional(name, kind, { required: true, ...extra });

/** What a ticked box sends. */
export const YES = 'yes';
