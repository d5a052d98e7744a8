import type { Viewing } from './data.ts';

export const SHOWN = ['all', 'coming', 'past'] as const;
export type Shown = (typeof SHOWN)[number];

/** Whether a viewing is still to come; one without an hour is to come until its day is over. */
export const isComing = ({ date, status }: Viewing, now: string): boolean =>
  status !== 'cancelled' && status !== 'done' && date >= now.slice(0, date.length);

/** The viewings of a choice: what is to come first, the next one on top; then what was, the last one on top. */
export function viewingsShown(viewings: readonly Viewing[], shown: Shown, now: string): Viewing[] {
  const by = (left: Viewing, right: Viewing) =>
    left.date < right.date ? -1 : left.date > right.date ? 1 : 0;
  const coming = viewings.filter((viewing) => isComing(viewing, now)).sort(by);
  const past = viewings.filter((viewing) => !isComing(viewing, now)).sort((left, right) => by(right, left));
  return { all: [...coming, ...past], coming, past }[shown];
}
