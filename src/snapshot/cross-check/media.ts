import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, pointer } from '../fault.ts';
import type { RawSnapshot } from '../read.ts';
import { entityId } from '../schema-faults.ts';

const MEDIA_KEYS = new Set(['url', 'Url', 'logo']);

/**
 * Every local picture, plan and logo that a file names must lie under `media/`, every other one on a host that
 * `site.json` lists, since browsers are told to load from nowhere else. A file that could not be read is passed over.
 */
export function checkMedia(raw: Partial<RawSnapshot>, dir: string): Fault[] {
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
  const known = new Map<string, boolean>();
  const exists = (path: string) => {
    const place = join(dir, 'media', path);
    const answer = known.get(path) ?? (existsSync(place) && statSync(place).isFile());
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
    const bad = missingMedia(data, [], (value) =>
      isLocal(value) ? exists(value) : isKnownHost(file, value),
    );
    return [
      ...faultsOf(
        file,
        data,
        bad.filter(({ value }) => isLocal(value)),
        missingFile,
      ),
      ...faultsOf(
        file,
        data,
        bad.filter(({ value }) => !isLocal(value)),
        unknownHost,
      ),
    ];
  });
}

type Words = Pick<Fault, 'found' | 'expected' | 'hint'>;

const missingFile = (value: string, more: string): Words => ({
  found: `"${value}"${more}, and no such file`,
  expected: `the file media/${value}`,
  hint: 'Copy the picture there, or correct the path (capital letters count).',
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
  words: (value: string, more: string) => Words,
): Fault[] {
  return [...Map.groupBy(references, ({ value }) => value)].map(([value, places]) => {
    const path = places[0]?.path ?? [];
    const more = places.length > 1 ? `, here and at ${places.length - 1} more places` : '';
    return { level: 'error', file, pointer: pointer(path), id: entityId(data, path), ...words(value, more) };
  });
}

interface Reference {
  value: string;
  path: readonly PropertyKey[];
}

/** Walks with one growing and shrinking path, since a catalogue has millions of places and few faults. */
function missingMedia(
  data: unknown,
  path: PropertyKey[],
  isThere: (value: string) => boolean,
  missing: Reference[] = [],
): Reference[] {
  if (data === null || typeof data !== 'object') return missing;
  for (const [key, value] of Object.entries(data as Record<string, unknown>)) {
    path.push(Array.isArray(data) ? Number(key) : key);
    if (typeof value !== 'string') missingMedia(value, path, isThere, missing);
    else if (MEDIA_KEYS.has(key) && value !== '' && !isThere(value)) missing.push({ value, path: [...path] });
    path.pop();
  }
  return missing;
}

const isLocal = (value: string): boolean => !/^([a-z]+:|\/)/i.test(value);
