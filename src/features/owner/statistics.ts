import type { Series } from './data.ts';
import { addDays, daysBetween, mondayOf } from './days.ts';

/** How often a property's page was seen, by span of days. */
export interface PageViews {
  today: number;
  /** Since Monday. */
  week: number;
  /** Since the first of the month. */
  month: number;
  total: number;
}

/** The page views of all sources together, counted back from a day. */
export function pageViews(series: readonly Series[], today: string): PageViews {
  const since = (from: string) => series.reduce((sum, entry) => sum + between(entry, from, today), 0);
  return {
    today: since(today),
    week: since(mondayOf(today)),
    month: since(`${today.slice(0, 7)}-01`),
    total: since('0000-01-01'),
  };
}

function between({ from, daily }: Series, first: string, last: string): number {
  const start = Math.max(0, daysBetween(from, first));
  const end = Math.max(0, daysBetween(from, last) + 1);
  return daily.slice(start, end).reduce((sum, count) => sum + count, 0);
}

export interface ChartDay {
  day: string;
  /** In the order of the sources. */
  counts: number[];
  total: number;
}

/** The last days up to one, each with the page views of every source; a day without a number counts as 0. */
export const lastDays = (series: readonly Series[], today: string, length = 30): ChartDay[] =>
  Array.from({ length }, (_, index) => {
    const day = addDays(today, index - length + 1);
    const counts = series.map(({ from, daily }) => daily[daysBetween(from, day)] ?? 0);
    return { day, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  });
