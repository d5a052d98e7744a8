import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, pointer } from '../fault.ts';
import type { RawSnapshot } from '../read.ts';
import { entityId } from '../schema-faults.ts';

const MEDIA_KEYS = new Set(['url', 'Url', 'logo']);

/** Every local picture, plan and logo that a file names must lie under `media/`. A file that could not be read is passed over. */
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
  return files.flatMap(([file, data]) => {
    const missing = missingMedia(data, [], exists);
    return [...Map.groupBy(missing, ({ value }) => value)].map(([value, places]) => {
      const path = places[0]?.path ?? [];
      return {
        level: 'error' as const,
        file,
        pointer: pointer(path),
        id: entityId(data, path),
        found: `"${value}"${places.length > 1 ? `, here and at ${places.length - 1} more places` : ''}, and no such file`,
        expected: `the file media/${value}`,
        hint: 'Copy the picture there, or correct the path (capital letters count).',
      };
    });
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
  exists: (value: string) => boolean,
  missing: Reference[] = [],
): Reference[] {
  if (data === null || typeof data !== 'object') return missing;
  for (const [key, value] of Object.entries(data as Record<string, unknown>)) {
    path.push(Array.isArray(data) ? Number(key) : key);
    if (typeof value !== 'string') missingMedia(value, path, exists, missing);
    else if (MEDIA_KEYS.has(key) && isLocal(value) && !exists(value))
      missing.push({ value, path: [...path] });
    path.pop();
  }
  return missing;
}

const isLocal = (value: string): boolean => value !== '' && !/^([a-z]+:|\/)/i.test(value);
