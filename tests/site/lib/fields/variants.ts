import type { SnapshotFiles } from '../../../fixtures/make-snapshot.ts';
import { isOnStage } from './evidence.ts';
import { isExcepted } from './exceptions.ts';
import { type Changes, SUBJECTS, type Subject } from './subjects.ts';
import { changed } from './values.ts';
import { type Field, fieldsOf, withValue } from './walk.ts';

/** A record that differs from another in one field only. */
export interface Variant {
  subject: string;
  /** The field's path. */
  field: string;
  number: number;
  /** The number of the other record. */
  reference: number;
  /** Whether the two do not differ at all, so that the comparison itself is tested. */
  isControl: boolean;
}

/** All numbers have four digits and begin with a 7, as nothing else does (`traces.ts`). */
const FIRST = 7001;

/**
 * Puts a variant for each field of each kind of record into a snapshot, and the records that they are compared
 * with, each of them twice.
 */
export function addVariants(files: SnapshotFiles): Variant[] {
  let next = FIRST;
  return Object.entries(SUBJECTS).flatMap(([name, subject]) => {
    const references = new Map<string, Variant>();
    const place = (beside: Changes, change = (record: Changes, _: number) => record) => {
      const number = next++;
      const record = Object.entries(beside).reduce(
        (made, [path, value]) => withValue(made, path.split('.'), value),
        subject.record(number),
      );
      subject.add(files, change(record, number));
      return number;
    };
    const variants = liveFields(name, subject).map((field): Variant => {
      const path = field.path.join('.');
      const beside = besideOf(subject, path);
      const key = JSON.stringify(beside, (_, value: unknown) => value ?? null);
      const control = references.get(key) ?? {
        subject: name,
        field: path,
        number: place(beside),
        reference: place(beside),
        isControl: true,
      };
      references.set(key, control);
      const number = place(beside, (record, own) =>
        changed(subject.schema, record, field, own, subject.values[path]),
      );
      return { subject: name, field: path, number, reference: control.reference, isControl: false };
    });
    return [...references.values(), ...variants];
  });
}

const isTriedElsewhere = (field: string) => isExcepted(field) || isOnStage(field);

/** The fields that must have an effect: those with more than one possible value, and no reason to have none. */
const liveFields = (name: string, { schema, only }: Subject): Field[] =>
  fieldsOf(schema, (path) => isTriedElsewhere([name, ...path].join('.'))).filter(
    ({ path, members }) => members.length !== 1 && (!only || only.includes(path.join('.'))),
  );

/** What stands beside a field: the entry of the longest path that it is below. */
const besideOf = ({ beside }: Subject, path: string): Changes =>
  Object.entries(beside)
    .filter(([above]) => path === above || path.startsWith(`${above}.`))
    .toSorted(([left], [right]) => right.length - left.length)[0]?.[1] ?? {};
