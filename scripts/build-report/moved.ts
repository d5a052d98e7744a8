/** The maximum number of lost addresses that are named. */
const MOST = 5;

/**
 * Describes what became of addresses that had a page in the last build and have none in this one; empty if
 * there are none.
 * @param leadsOn whether an address redirects to another one
 */
export function movedText(gone: readonly string[], leadsOn: (path: string) => boolean): string {
  if (gone.length === 0) return '';
  const dead = gone.filter((path) => !leadsOn(path));
  const more = dead.length > MOST ? [`and ${dead.length - MOST} more`] : [];
  const words = [
    `${gone.length - dead.length} lead on`,
    ...(dead.length > 0
      ? [`${dead.length} lead nowhere (${[...dead.slice(0, MOST), ...more].join(', ')})`]
      : []),
  ];
  return `${gone.length} addresses changed: ${words.join(', ')}`;
}
