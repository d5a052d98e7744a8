import type { Visit } from './data.ts';

export const SHOWN = ['all', 'coming', 'past'] as const;
export type Shown = (typeof SHOWN)[number];

/** Whether a visit is in the future; one without a time is until its day is over. */
export const isComing = ({ date, status }: Visit, now: string): boolean =>
  status !== 'cancelled' && status !== 'done' && date >= now.slice(0, date.length);

/** The chosen visits: first those to come, earliest first, then past ones, latest first. */
export function visitsShown(visits: readonly Visit[], shown: Shown, now: string): Visit[] {
  const by = (left: Visit, right: Visit) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0);
  const coming = visits.filter((visit) => isComing(visit, now)).sort(by);
  const past = visits.filter((visit) => !isComing(visit, now)).sort((left, right) => by(right, left));
  return { all: [...coming, ...past], coming, past }[shown];
}
