import type { SiteInfo } from '../snapshot/schema/site.ts';

type Hours = SiteInfo['agency']['openingHours'][number];
export type Day = Hours['days'][number];

const WEEK: readonly Day[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Groups consecutive days with the same opening hours, such as Mo–Th and Sa. */
export function dayRuns(days: readonly Day[]): { from: Day; to: Day }[] {
  const runs: { from: Day; to: Day }[] = [];
  for (const day of WEEK.filter((entry) => days.includes(entry))) {
    const last = runs.at(-1);
    if (last && WEEK.indexOf(last.to) === WEEK.indexOf(day) - 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
