import { isFields } from './card-snapshot.ts';

/** The current day of visit and the previous one, written `2026-10-04`. */
export interface DaysHere {
  today?: string;
  before?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (data: unknown): string | undefined =>
  typeof data === 'string' && DAY.test(data) ? data : undefined;

/** Parses the stored days, which may be anything. */
export function daysHereOf(data: unknown): DaysHere {
  if (!isFields(data)) return {};
  const [today, before] = [dayOf(data['today']), dayOf(data['before'])];
  return { ...(today && { today }), ...(before && { before }) };
}

/** Records a visit; all pages opened on one day are one visit. */
export const withDay = (days: DaysHere, today: string): DaysHere =>
  days.today === today ? days : { today, ...(days.today && { before: days.today }) };

/** Whether a property was added after the previous visit; false on a first visit. */
export const isNewTo = ({ before }: DaysHere, created: string | undefined): boolean =>
  before !== undefined && created !== undefined && created.slice(0, 10) > before;
