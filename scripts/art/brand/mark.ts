/**
 * The mark on a field of 48 × 48: a step gable of three ascending steps, its door reached by three more.
 * All edges fall on whole pixels at 32 px.
 */
export const markField = 48;

/** Outline of the mark; fill with the even-odd rule. */
export const markPath = stepped([18, 12, 6], [24, 9, 9]) + stepped([9, 6, 3], [3, 3, 10.5]);

function stepped(halfWidths: readonly number[], heights: readonly number[]): string {
  const left: string[] = [];
  const right: string[] = [];
  let y = 45;
  halfWidths.forEach((half, i) => {
    const top = y - (heights[i] as number);
    left.push(`${24 - half} ${y}`, `${24 - half} ${top}`);
    right.unshift(`${24 + half} ${top}`, `${24 + half} ${y}`);
    y = top;
  });
  return `M${[...left, ...right].join('L')}Z`;
}
