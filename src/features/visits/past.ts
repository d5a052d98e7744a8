/**
 * Hides open days and slots that are over, since the page may have been built earlier. A group without any
 * left is hidden too; if nothing is left, a sentence says so.
 */
const now = Date.now();

for (const section of document.querySelectorAll<HTMLElement>('[data-visits]')) {
  for (const item of section.querySelectorAll<HTMLElement>('[data-until]'))
    item.hidden = Date.parse(item.dataset['until'] ?? '') <= now;
  const groups = [...section.querySelectorAll<HTMLElement>('[data-visit-group]')];
  for (const group of groups) group.hidden = !group.querySelector('[data-until]:not([hidden])');
  const past = section.querySelector<HTMLElement>('[data-visits-past]');
  if (past) past.hidden = groups.some((group) => !group.hidden);
}
