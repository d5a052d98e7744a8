import { isFields } from './card-snapshot.ts';

/** The day on which somebody is here, and the one before it. Days are written `2026-10-04`. */
export interface DaysHere {
  today?: string;
  before?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (data: unknown): string | undefined =>
  typeof data === 'string' && DAY.test(data) ? data : undefined;

/** The days in stored data, whatever that is. */
export function daysHereOf(data: unknown): DaysHere {
  if (!isFields(data)) return {};
  const [today, before] = [dayOf(data['today']), dayOf(data['before'])];
  return { ...(today && { today }), ...(before && { before }) };
}

/** Counts a visit: all pages that are opened on one day are one. */
export const withDay = (days: DaysHere, today: string): DaysHere =>
  days.today === today ? days : { today, ...(days.today && { before: days.today }) };

/** The day in Brussels, where the catalogue's days come from. */
export const brusselsDay = (date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(date);

/** Whether a property came after the last visit; never so on a first one. */
export const isNewTo = ({ before }: DaysHere, created: string | undefined): boolean =>
  before !== undefined && created !== undefined && created.slice(0, 10) > before;
