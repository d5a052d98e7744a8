import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, pointer } from '../fault.ts';
import { pictureFault } from '../picture-file.ts';
import type { MediaPlace, RawSnapshot } from '../read.ts';
import { isInside, OUTSIDE } from '../read-text.ts';
import { entityId } from '../schema-faults.ts';

const MEDIA_KEYS = new Set(['url', 'Url', 'logo']);

/**
 * Every local picture, plan and logo that a file names must lie under `media/` and be what its name says, every other
 * one on a host that `site.json` lists, since browsers are told to load from nowhere else. A file that could not be read is passed over.
 */
export function checkMedia(raw: Partial<RawSnapshot>, { dir, planned }: MediaPlace): Fault[] {
  const files: [string, unknown][] = [
    ['site.json', raw.site],
    ['menu.json', raw.menu],
    ['footer.json', raw.footer],
    ['popup.json', raw.popup],
    ['catalogue/properties.json', raw.properties],
    ['catalogue/projects.json', raw.projects],
    ['catalogue/neighbourhoods.json', raw.neighbourhoods],
    ...(raw.articles ?? []).map((article): [string, unknown] => [
      `articles/${article.id}/article.json`,
      { ...article, body: undefined },
    ]),
  ];
  const known = new Map<string, Problem>();
  const problemOf = (path: string): Problem => {
    if (planned.has(path)) return undefined;
    const answer = known.has(path) ? known.get(path) : fileProblem(dir, `media/${path}`);
    known.set(path, answer);
    return answer;
  };
  const hosts = new Set(raw.site?.mediaHosts);
  // Addresses in site.json itself are links, such as those of social networks.
  const isKnownHost = (file: string, value: string) =>
    file === 'site.json' ||
    raw.site === undefined ||
    !URL.canParse(value) ||
    hosts.has(new URL(value).origin);
  return files.flatMap(([file, data]) => {
    const bad = badMedia(data, [], (value) =>
      isLocal(value) ? problemOf(value) : isKnownHost(file, value) ? undefined : 'host',
    );
    return [
      ...faultsOf(file, data, bad, 'missing', missingFile),
      ...faultsOf(file, data, bad, 'outside', leadsOut),
      ...faultsOf(file, data, bad, 'broken', (value, more) => brokenPicture(dir, value, more)),
      ...faultsOf(file, data, bad, 'host', unknownHost),
    ];
  });
}

type Problem = 'missing' | 'outside' | 'broken' | 'host' | undefined;

function fileProblem(dir: string, file: string): Problem {
  const place = join(dir, file);
  if (!existsSync(place) || !statSync(place).isFile()) return 'missing';
  if (!isInside(dir, file)) return 'outside';
  return pictureFault(place) === undefined ? undefined : 'broken';
}

type Words = Pick<Fault, 'found' | 'expected' | 'hint'>;

const missingFile = (value: string, more: string): Words => ({
  found: `"${value}"${more}, and no such file`,
  expected: `the file media/${value}`,
  hint: 'Copy the picture there, or correct the path (capital letters count).',
});

const leadsOut = (value: string, more: string): Words => ({
  ...OUTSIDE,
  found: `"${value}"${more}, ${OUTSIDE.found}`,
});

const brokenPicture = (dir: string, value: string, more: string): Words => ({
  found: `"${value}"${more}, ${pictureFault(join(dir, 'media', value)) ?? 'a broken picture'}`,
  expected: `a whole picture of the format that its name says`,
  hint: 'Open it to see; export or copy it again, or rename it after its format.',
});

const unknownHost = (value: string, more: string): Words => ({
  found: `"${value}"${more}`,
  expected: 'a file below media/, or an address on a host of "mediaHosts" in site.json',
  hint: `Add "${new URL(value).origin}" to "mediaHosts", or copy the file below media/.`,
});

/** One fault per value, at the first place that names it. */
function faultsOf(
  file: string,
  data: unknown,
  references: readonly Reference[],
  problem: Problem,
  words: (value: string, more: string) => Words,
): Fault[] {
  const concerned = references.filter((reference) => reference.problem === problem);
  return [...Map.groupBy(concerned, ({ value }) => value)].map(([value, places]) => {
    const path = places[0]?.path ?? [];
    const more = places.length > 1 ? `, here and at ${places.length - 1} more places` : '';
    return { level: 'error', file, pointer: pointer(path), id: entityId(data, path), ...words(value, more) };
  });
}

interface Reference {
  problem: Problem;
  value: string;
  path: readonly PropertyKey[];
}

/** Walks with one growing and shrinking path, since a catalogue has millions of places and few faults. */
function badMedia(
  data: unknown,
  path: PropertyKey[],
  problemOf: (value: string) => Problem,
  bad: Reference[] = [],
): Reference[] {
  if (data === null || typeof data !== 'object') return bad;
  for (const [key, value] of Object.entries(data as Record<string, unknown>)) {
    path.push(Array.isArray(data) ? Number(key) : key);
    if (typeof value !== 'string') badMedia(value, path, problemOf, bad);
    else if (MEDIA_KEYS.has(key) && value !== '') {
      const problem = problemOf(value);
      if (problem) bad.push({ problem, value, path: [...path] });
    }
    path.pop();
  }
  return bad;
}

const isLocal = (value: string): boolean => !/^([a-z]+:|\/)/i.test(value);
