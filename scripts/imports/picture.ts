import { circles, upward } from './faults.ts';
import { depths, partOf, ruleOf } from './parts.ts';
import type { Import } from './read.ts';

/** The parts in layers, the highest first, with how many imports lead from each to which others. */
function layers(imports: readonly Import[]): string {
  const depth = depths();
  const depthOf = (part: string): number => depth.get(ruleOf(part)) ?? -1;
  const arrows = new Map<string, Map<string, number>>();
  for (const { file, target } of imports) {
    const [from, to] = [partOf(file), partOf(target)];
    const others = arrows.get(from) ?? new Map<string, number>();
    arrows.set(from, others);
    if (from !== to && depthOf(to) >= 0) {
      others.set(to, (others.get(to) ?? 0) + 1);
      if (!arrows.has(to)) arrows.set(to, new Map());
    }
  }
  const width = Math.max(...[...arrows.keys()].map(({ length }) => length));
  const line = ([part, others]: [string, Map<string, number>]): string => {
    const targets = [...others].toSorted(([a], [b]) => depthOf(b) - depthOf(a) || (a < b ? -1 : 1));
    const text = targets.map(([to, count]) => `${to} ${count}`).join(', ');
    return text ? `  ${part.padEnd(width)} → ${text}` : `  ${part}`;
  };
  return [...Map.groupBy(arrows, ([part]) => depthOf(part))]
    .toSorted(([a], [b]) => b - a)
    .map(([, parts], index) => {
      const lines = parts.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(line);
      return [`Layer ${index + 1}`, ...lines].join('\n');
    })
    .join('\n\n');
}

const section = (title: string, lines: readonly string[]): string =>
  [`${title}: ${lines.length === 0 ? 'none' : lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n');

/** The picture of imports as text, and whether all is well with them. */
export function picture(imports: readonly Import[]): { text: string; isGood: boolean } {
  const round = circles(imports);
  const wrong = upward(imports);
  const text = [
    layers(imports),
    section(
      'Circles between files',
      round.map((files) => files.join(' → ')),
    ),
    section(
      'Arrows upwards',
      wrong.map(({ file, target }) => `${file} → ${target}`),
    ),
  ].join('\n\n');
  return { text, isGood: round.length === 0 && wrong.length === 0 };
}
