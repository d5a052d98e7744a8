/** Functions that run in the page and therefore must be self-contained. */

/**
 * The largest horizontal band of a box, in pixels, that contains no text, picture or field, so that a visitor
 * sees it as empty. Only the middle of a field counts, so that an overly tall field does not fill the box.
 * @returns the band and the box's height
 */
export function emptyRoom(selector: string): { height: number; empty: number } {
  const box = document.querySelector(selector);
  if (!box) throw new Error(`There is no ${selector}.`);
  const frame = box.getBoundingClientRect();
  const bands: [top: number, bottom: number][] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.data.trim() || node.parentElement?.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top, bottom } of range.getClientRects()) bands.push([top, bottom]);
    } else if (node instanceof Element && node.matches('img, svg')) {
      const { top, bottom } = node.getBoundingClientRect();
      bands.push([top, bottom]);
    } else if (node instanceof Element && node.matches('input, select, textarea')) {
      const { top, bottom } = node.getBoundingClientRect();
      bands.push([(top + bottom) / 2 - 12, (top + bottom) / 2 + 12]);
    }
  }
  let [reached, empty] = [frame.top, 0];
  for (const [top, bottom] of bands.toSorted(([left], [right]) => left - right)) {
    if (top > frame.bottom) break;
    empty = Math.max(empty, top - reached);
    reached = Math.max(reached, bottom);
  }
  return { height: frame.height, empty: Math.round(Math.max(empty, frame.bottom - reached)) };
}

/** The sides of the window beyond which a box or its controls extend; content of a scrolling box may. */
export function outside(selector: string): string[] {
  const box = document.querySelector(selector);
  if (!box) throw new Error(`There is no ${selector}.`);
  const { top, left, right, bottom } = box.getBoundingClientRect();
  return [
    ...(top < -0.5 ? [`above by ${-top}`] : []),
    ...(left < -0.5 ? [`left by ${-left}`] : []),
    ...(right > innerWidth + 0.5 ? [`right by ${right - innerWidth}`] : []),
    ...(bottom > innerHeight + 0.5 ? [`below by ${bottom - innerHeight}`] : []),
  ];
}
