import { CIVIL_STATUSES, QUESTIONS } from '../../snapshot/law/questions.ts';
import { isRecord } from '../../ui/is-record.ts';
import type { Permitted } from './definitions/tenant-questions.ts';

/** Properties whose applicants may be asked the same. */
export interface ApplicantsGroup {
  /** Their ids and references, in lower case. */
  names: readonly string[];
  /** `null` where no law of ours holds. */
  permitted: Permitted | null;
}

/**
 * `data/applicants.json`: the properties to let whose applicants may be asked something else than the rental
 * application asks at first. The form reads the file when a property is named in it.
 */
export type ApplicantsFile = readonly ApplicantsGroup[];

const areSome = <T extends string>(known: readonly T[], value: unknown): value is T[] =>
  Array.isArray(value) && value.every((item) => known.some((one) => one === item));

/** Whether something read is a list of permitted questions. */
export const isPermitted = (value: unknown): value is Permitted =>
  isRecord(value) &&
  areSome(QUESTIONS, value['private']) &&
  areSome(QUESTIONS, value['commercial']) &&
  areSome(CIVIL_STATUSES, value['civilStatus']);

const isGroup = (value: unknown): value is ApplicantsGroup =>
  isRecord(value) &&
  Array.isArray(value['names']) &&
  value['names'].every((name) => typeof name === 'string') &&
  (value['permitted'] === null || isPermitted(value['permitted']));

/** @throws TypeError for data of another shape */
export function readApplicantsFile(data: unknown): ApplicantsFile {
  if (Array.isArray(data) && data.every(isGroup)) return data;
  throw new TypeError('The file of what applicants may be asked is of another shape.');
}

/** The group of the property with a typed id or reference; `undefined` if it is like most. */
export function groupOf(file: ApplicantsFile, given: string): ApplicantsGroup | undefined {
  const name = given.trim().toLowerCase();
  return file.find(({ names }) => names.includes(name));
}
