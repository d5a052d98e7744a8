import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const READABLE = /\.(?:html|json|xml|ics|txt|css)$|\/_redirects$/;

/** The number of a variant, wherever it stands: between anything but digits. */
const NUMBERS = /(?<!\d)7\d{3}(?!\d)/g;

/** An entry of a list: a card, a line; an address of the sitemap, an entry of a feed. */
const ENTRY = /<(article|li|tr|url|item)\b[\s\S]*?<\/\1>/g;

/** A built site's readable files by their paths, `/fr/index.html`. */
export const readOutput = (out: string): Map<string, string> =>
  new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll('\\', '/')}`)
      .filter((path) => READABLE.test(path) && statSync(join(out, path)).isFile())
      .map((path) => [path, readFileSync(join(out, path), 'utf8')]),
  );

/**
 * What a built site shows of each numbered record: the files that have its number in their path, and its entries
 * in the lists of other pages. The numbers themselves are left out, and so is on which page of a list it is, so
 * that records that differ in nothing else have the same traces.
 */
export function tracesOf(files: ReadonlyMap<string, string>): Map<number, string> {
  const traces = new Map<number, string[]>();
  const note = (source: string, path: string, content: string) => {
    const trace = `${path.replace(/page\/\d+\//, '')} ${content}`.replaceAll(NUMBERS, '#');
    for (const number of new Set(source.match(NUMBERS)))
      traces.set(Number(number), [...(traces.get(Number(number)) ?? []), trace]);
  };
  for (const [path, content] of files) {
    if (path.match(NUMBERS)) note(path, path, content);
    else if (/\.(?:html|xml)$/.test(path))
      for (const [entry] of content.matchAll(ENTRY)) note(entry, path, entry);
  }
  return new Map([...traces].map(([number, found]) => [number, [...new Set(found)].toSorted().join('\n')]));
}
