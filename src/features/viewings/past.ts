/**
 * Hides open days and slots that are over: the page was built before, and nobody can viewing in the past. A group
 * without any left goes too, and where nothing is left a sentence says so.
 */
const now = Date.now();

for (const section of document.querySelectorAll<HTMLElement>('[data-viewings]')) {
  for (const item of section.querySelectorAll<HTMLElement>('[data-until]'))
    item.hidden = Date.parse(item.dataset['until'] ?? '') <= now;
  const groups = [...section.querySelectorAll<HTMLElement>('[data-viewing-group]')];
  for (const group of groups) group.hidden = !group.querySelector('[data-until]:not([hidden])');
  const past = section.querySelector<HTMLElement>('[data-viewings-past]');
  if (past) past.hidden = groups.some((group) => !group.hidden);
}
