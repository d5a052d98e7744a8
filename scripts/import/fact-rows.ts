import {
  type Crm,
  FACT_FIELDS,
  FACT_NAMES,
  type FactKind,
  type FactName,
  factRow,
  TEXT_KINDS,
} from '../../src/snapshot/fact-fields.ts';
import { facts } from '../../src/snapshot/schema/facts.ts';
import type { Row } from './source.ts';
import { day, dayOrWords, line, positive, type Read, Unreadable, words, yesNo } from './values.ts';

/** How a format writes values. */
interface Writing {
  number: Read;
  /** The value itself, where the format wraps it, such as an XML element with attributes. */
  unwrapped?: (value: unknown) => unknown;
}

/** The parsers of facts, by their kind. A 0 that means "not known" must not stand before a figure of another name. */
function readersOf(number: Read): Readonly<Record<FactKind, Read>> {
  const known = positive(number);
  return {
    words: line,
    dateOrWords: dayOrWords,
    code: words,
    date: day,
    year: known,
    count: known,
    floor: number,
    surface: known,
    yes: yesNo,
    money: known,
    moneyPerMonth: known,
    moneyPerYear: known,
    energy: number,
    energyTotal: number,
    energyLevel: number,
    co2: number,
    flood: words,
    age: known,
    occupied: yesNo,
  };
}

interface FactRows {
  /** Facts that are the same in every language. */
  shared: readonly Row[];
  /** Facts in the language of the record. */
  texts: readonly Row[];
  /** Facts that are among a record's details, by their id. */
  details: Readonly<Record<string, readonly [field: FactName, read: Read]>>;
}

/**
 * A format's rows of the table of facts (`src/snapshot/fact-fields.ts`). A value that the snapshot's schema refuses,
 * which would refuse the whole import, is unreadable.
 */
export function factRows(crm: Crm, { number, unwrapped = (value) => value }: Writing): FactRows {
  const readers = readersOf(number);
  const readOf =
    (name: FactName): Read =>
    (value) => {
      const given = readers[FACT_FIELDS[name].kind](unwrapped(value));
      if (given !== undefined && !facts[name].safeParse(given).success) throw new Unreadable();
      return given;
    };
  const names = FACT_NAMES.flatMap((name) => namesOf(name, crm).map((path) => ({ name, path })));
  const rows = names.flatMap(({ name, path }) =>
    typeof path === 'string' ? [{ name, path, read: readOf(name) }] : [],
  );
  const rowsWhere = (isWanted: (name: FactName) => boolean): Row[] =>
    rows.filter(({ name }) => isWanted(name)).map(({ name, path, read }) => [name, path, read]);
  return {
    shared: rowsWhere((name) => !isText(name)),
    texts: rowsWhere(isText),
    details: Object.fromEntries(
      names.flatMap(({ name, path }) => (typeof path === 'number' ? [[path, [name, readOf(name)]]] : [])),
    ),
  };
}

const isText = (name: FactName): boolean => TEXT_KINDS.some((kind) => kind === FACT_FIELDS[name].kind);

const namesOf = (name: FactName, crm: Crm): (string | number)[] => [
  ...(crm === 'omnicasa' ? [name] : []),
  ...[factRow(name).from?.[crm] ?? []].flat(),
];
