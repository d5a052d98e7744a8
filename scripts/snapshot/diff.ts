import { formatCurrency } from '../../src/features/catalogue/price.ts';
import { isTakenKind } from '../../src/snapshot/market.ts';
import type { Fingerprint, PropertyPrint } from './fingerprint.ts';

export interface Change {
  before: PropertyPrint;
  after: PropertyPrint;
}

/** The differences between two snapshots for an editor. A property may be in several groups. */
export interface SnapshotDiff {
  added: PropertyPrint[];
  removed: PropertyPrint[];
  price: Change[];
  /** Newly sold or rented. */
  taken: Change[];
  /** Any other change of state: an option, back on the market. */
  state: Change[];
  texts: Change[];
  pictures: Change[];
  /** Another change in the record. */
  other: Change[];
  /** Pages, articles, settings and so on, as `page contact`. */
  parts: { added: string[]; removed: string[]; changed: string[] };
}

export function diffOf(before: Fingerprint, after: Fingerprint): SnapshotDiff {
  const old = new Map(before.properties.map((print) => [print.id, print]));
  const ids = new Set(after.properties.map(({ id }) => id));
  const both = after.properties.flatMap((print): Change[] => {
    const known = old.get(print.id);
    return known ? [{ before: known, after: print }] : [];
  });
  const where = (isChanged: (change: Change) => boolean) => both.filter(isChanged);
  const becameTaken = ({ before: was, after: is }: Change) => isTaken(is) && !isTaken(was);
  return {
    added: after.properties.filter(({ id }) => !old.has(id)),
    removed: before.properties.filter(({ id }) => !ids.has(id)),
    // A property that was sold may lose its price to its marquee; that is not a price change.
    price: where((change) => change.before.price !== change.after.price && !becameTaken(change)),
    taken: where(becameTaken),
    state: where((change) => change.before.state !== change.after.state && !becameTaken(change)),
    texts: where(({ before: was, after: is }) => was.texts !== is.texts || was.languages !== is.languages),
    pictures: where(({ before: was, after: is }) => was.pictures !== is.pictures),
    other: where(({ before: was, after: is }) => was.rest !== is.rest && was.languages === is.languages),
    parts: partsOf(before.parts, after.parts),
  };
}

/** The languages in which title or description changed, was added or removed. */
export function changedTexts({ before, after }: Change): string[] {
  const [old, now] = [before, after].map(
    ({ texts }) => new Map(texts.split(' ').map((part) => part.split(':') as [string, string])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (language) => old.get(language) !== now.get(language),
  );
}

const isTaken = ({ state }: PropertyPrint): boolean => isTakenKind(state);

function partsOf(before: Fingerprint['parts'], after: Fingerprint['parts']): SnapshotDiff['parts'] {
  return {
    added: Object.keys(after).filter((key) => !Object.hasOwn(before, key)),
    removed: Object.keys(before).filter((key) => !Object.hasOwn(after, key)),
    changed: Object.keys(after).filter((key) => Object.hasOwn(before, key) && before[key] !== after[key]),
  };
}

export const isEmpty = (diff: SnapshotDiff): boolean =>
  [...Object.values(diff).filter(Array.isArray), ...Object.values(diff.parts)].every(
    (list) => list.length === 0,
  );

/** A price as editors read it. */
export const euro = (price: number | null): string =>
  price === null ? 'price on request' : formatCurrency(price);
const named = ({ id, title, city }: PropertyPrint): string => `${id} ${title} – ${city}`;

/** The maximum number of lines per kind. */
const MOST = 20;

/** The differences as text, one per line. */
export function diffText(diff: SnapshotDiff): string {
  if (isEmpty(diff)) return 'Nothing has changed.';
  const of = (changes: readonly Change[], line: (change: Change) => string = ({ after }) => named(after)) =>
    changes.map(line);
  const heads: [string, string[]][] = [
    ['Added', diff.added.map((print) => `${named(print)} · ${euro(print.price)}`)],
    ['Removed', diff.removed.map(named)],
    [
      'Price',
      of(diff.price, ({ before, after }) => `${named(after)} · ${euro(before.price)} → ${euro(after.price)}`),
    ],
    ['Sold or rented', of(diff.taken)],
    ['State', of(diff.state, ({ before, after }) => `${named(after)} · ${before.state} → ${after.state}`)],
    ['Texts', of(diff.texts, (change) => `${named(change.after)} · ${changedTexts(change).join(', ')}`)],
    ['Pictures', of(diff.pictures)],
    ['Other fields', of(diff.other)],
    ['New elsewhere', diff.parts.added],
    ['Gone elsewhere', diff.parts.removed],
    ['Changed elsewhere', diff.parts.changed],
  ];
  return heads
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => {
      const more = lines.length > MOST ? [`  … and ${lines.length - MOST} more`] : [];
      return [`${head} (${lines.length})`, ...lines.slice(0, MOST).map((line) => `  ${line}`), ...more].join(
        '\n',
      );
    })
    .join('\n');
}
