import { PARTS, partOf, ruleOf } from './parts.ts';
import type { Import } from './read.ts';

/** The imports that the table of parts does not allow, upwards or sideways. */
export const upward = (imports: readonly Import[]): Import[] =>
  imports.filter(({ file, target }) => {
    const [from, to] = [partOf(file), partOf(target)];
    return from !== to && /^(src|scripts)\b/.test(to) && !PARTS[ruleOf(from)]?.includes(ruleOf(to));
  });

/** Circles of files, each from its first file back to it; where there is any, at least one is found. */
export function circles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const found: string[][] = [];
  const seen = new Set<string>();
  const path: string[] = [];
  const follow = (file: string): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file]);
    if (seen.has(file)) return;
    seen.add(file);
    path.push(file);
    for (const { target } of targets.get(file) ?? []) follow(target);
    path.pop();
  };
  for (const file of targets.keys()) follow(file);
  return found;
}
