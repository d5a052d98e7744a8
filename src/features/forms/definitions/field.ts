/**
 * How a field is rendered and read. `property` is an id or a reference of the catalogue, `unit` the name of a
 * project's unit, `slot` an id of `catalogue/visits.json`, `consent` a box that must be ticked, `hidden` what a script
 * fills in.
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
  | 'unit'
  | 'slot'
  | 'hidden';

/** Choices that come from the catalogue: types by WebID, cities as `name|zip`, slots by id, flags by name. */
export type OptionSource = 'types' | 'zones' | 'slots' | 'flags';

/** Another field has (or does not have) one of these values; an empty field has the value `''`. */
export interface Condition {
  field: string;
  is: readonly string[];
}

/** One question of a form. */
export interface Field {
  /** The entry's name; its label is the text `label.{name}` unless `label` is set. */
  name: string;
  kind: FieldKind;
  required: boolean;
  /** The key of the label, if it is not `label.{name}`. */
  label?: string;
  /** The key of a text below the label, such as `help.property`. */
  help?: string;
  /** The field is asked only if this is met; otherwise its entries are ignored. */
  when?: Condition;
  /** The values to choose from; their texts are `option.{name}.{value}`. */
  options?: readonly string[];
  /**
   * Former values that open pages and stored drafts may still send, with the current option for each. Stored
   * leads with such a value are shown with the text `option.{name}.{value}`.
   */
  former?: Readonly<Record<string, string>>;
  source?: OptionSource;
  /** The maximum number of characters. */
  maxLength: number;
  /** For `integer` and `amount`. */
  min?: number;
  max?: number;
  /** For `date`: not before today, or not after today. */
  period?: 'past' | 'future';
  /** For `date`: the maximum number of days from today. */
  withinDays?: number;
  /** The error code of an empty required field, if it is not `required.{name}`. */
  empty?: string;
  /** The error code of an invalid value, if it is not the kind's. */
  invalid?: string;
  autocomplete?: string;
  inputmode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'text';
  /** Shares a row with the next field in wide windows. */
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
  unit: 60,
  slot: 64,
  hidden: 1000,
};

type Extra = Partial<Omit<Field, 'name' | 'kind'>>;

/** A field that may be left empty. */
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

/** The value of a ticked box. */
export const YES = 'yes';
