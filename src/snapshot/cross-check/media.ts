import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { activeParts } from '../drawing-parts.ts';
import { type Fault, pointer } from '../fault.ts';
import type { MediaSource, RawSnapshot } from '../files.ts';
import { pictureFault } from '../picture-file.ts';
import { cureOfFormat, PICTURE_ENDINGS, pictureFormat } from '../picture-formats.ts';
import { isInside, OUTSIDE } from '../read-text.ts';
import { entityId } from '../schema-faults.ts';

const MEDIA_KEYS = new Set(['url', 'Url', 'logo']);

/**
 * Checks every picture, plan and logo that a file names. A local one must be of a supported format, be under
 * `media/` and have the content that its name says. Any other must be on a host that `site.json` lists, since
 * the security policy forbids all others. A file that could not be read is skipped.
 */
export function checkMedia(raw: Partial<RawSnapshot>, { dir, planned }: MediaSource): Fault[] {
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
  const known = new Map<string, Words | undefined>();
  const localProblem = (path: string): Words | undefined => {
    if (planned.has(path)) return undefined;
    if (!known.has(path)) known.set(path, fileProblem(dir, path));
    return known.get(path);
  };
  const hosts = new Set(raw.site?.mediaHosts);
  // Addresses in site.json are links, such as those of social networks, not media.
  const isKnownHost = (file: string, value: string) =>
    file === 'site.json' ||
    raw.site === undefined ||
    !URL.canParse(value) ||
    hosts.has(new URL(value).origin);
  return files.flatMap(([file, data]) =>
    faultsOf(
      file,
      data,
      badMedia(data, [], (value) =>
        isLocal(value) ? localProblem(value) : isKnownHost(file, value) ? undefined : unknownHost(value),
      ),
    ),
  );
}

/** The description of a fault in a value; `found` follows the value itself. */
type Words = Pick<Fault, 'found' | 'expected' | 'hint'> & Partial<Pick<Fault, 'level'>>;

/** @param path below `media/` */
function fileProblem(dir: string, path: string): Words | undefined {
  if (pictureFormat(path) === undefined)
    return {
      found: ', which is no picture that the site can show',
      expected: `a file that ends in ${PICTURE_ENDINGS.slice(0, -1).join(', ')} or ${PICTURE_ENDINGS.at(-1)}`,
      hint: cureOfFormat(path),
    };
  const file = `media/${path}`;
  const place = join(dir, file);
  if (!existsSync(place) || !statSync(place).isFile())
    return {
      found: ', and no such file',
      expected: `the file ${file}`,
      hint: 'Copy the picture there, or correct the path (capital letters count).',
    };
  if (!isInside(dir, file)) return { ...OUTSIDE, found: `, ${OUTSIDE.found}` };
  const broken = pictureFault(place);
  if (broken === undefined) return pictureFormat(path) === 'svg' ? drawingProblem(place) : undefined;
  return {
    found: `, ${broken}`,
    expected: 'a whole picture of the format that its name says',
    hint: 'Open it to see; export or copy it again, or rename it after its format.',
  };
}

/** Names what is removed when a drawing is published, since the editor may miss it. */
function drawingProblem(place: string): Words | undefined {
  const active = activeParts(readFileSync(place, 'utf8'));
  if (active.length === 0) return undefined;
  const more = active.length > NAMED ? ` and ${active.length - NAMED} more` : '';
  return {
    level: 'warning',
    found: `, a drawing that acts or loads by ${active.slice(0, NAMED).join(', ')}${more}`,
    expected: 'a drawing of shapes and texts alone',
    hint: 'The site shows it without them: look at it there, and export it anew where something is missing.',
  };
}

const NAMED = 3;

const unknownHost = (value: string): Words => ({
  found: '',
  expected: 'a file below media/, or an address on a host of "mediaHosts" in site.json',
  hint: `Add "${new URL(value).origin}" to "mediaHosts", or copy the file below media/.`,
});

/** One fault per value, at the first place that uses it. */
function faultsOf(file: string, data: unknown, references: readonly Reference[]): Fault[] {
  return [...Map.groupBy(references, ({ value }) => value)].flatMap(([value, [first, ...others]]) => {
    if (!first) return [];
    const { path, words } = first;
    const more = others.length > 0 ? `, here and at ${others.length} more places` : '';
    const found = `"${value}"${more}${words.found}`;
    return [{ level: 'error', file, pointer: pointer(path), id: entityId(data, path), ...words, found }];
  });
}

interface Reference {
  value: string;
  path: readonly PropertyKey[];
  words: Words;
}

/** Reuses one path array during the walk, since a catalogue has millions of values and few faults. */
function badMedia(
  data: unknown,
  path: PropertyKey[],
  problemOf: (value: string) => Words | undefined,
  bad: Reference[] = [],
): Reference[] {
  if (data === null || typeof data !== 'object') return bad;
  if (Array.isArray(data)) {
    for (const [index, value] of data.entries()) {
      if (value === null || typeof value !== 'object') continue;
      path.push(index);
      badMedia(value, path, problemOf, bad);
      path.pop();
    }
    return bad;
  }
  for (const key of Object.keys(data)) {
    const value = (data as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null) {
      path.push(key);
      badMedia(value, path, problemOf, bad);
      path.pop();
    } else if (typeof value === 'string' && value !== '' && MEDIA_KEYS.has(key)) {
      const words = problemOf(value);
      if (words) bad.push({ value, path: [...path, key], words });
    }
  }
  return bad;
}

const isLocal = (value: string): boolean => !/^([a-z]+:|\/)/i.test(value);
