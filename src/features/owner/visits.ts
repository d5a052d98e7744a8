import type { Visit } from './data.ts';

export const SHOWN = ['all', 'coming', 'past'] as const;
export type Shown = (typeof SHOWN)[number];

/** Whether a visit is still to come; one without an hour is to come until its day is over. */
export const isComing = ({ date, status }: Visit, now: string): boolean =>
  status !== 'cancelled' && status !== 'done' && date >= now.slice(0, date.length);

/** The visits of a choice: what is to come first, the next one on top; then what was, the last one on top. */
export function visitsShown(visits: readonly Visit[], shown: Shown, now: string): Visit[] {
  const by = (left: Visit, right: Visit) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0);
  const coming = visits.filter((visit) => isComing(visit, now)).sort(by);
  const past = visits.filter((visit) => !isComing(visit, now)).sort((left, right) => by(right, left));
  return { all: [...coming, ...past], coming, past }[shown];
}
