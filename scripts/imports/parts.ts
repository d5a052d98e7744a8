const FEATURES = ['src/features/*', 'src/features/catalogue'];
const CONTENT = ['src/routing', 'src/snapshot', 'src/i18n'];

/**
 * What each part of the code may import from (design, section 2); from itself it always may. A part is a folder of
 * `src` or `scripts`, and each feature is one by itself. The layers follow from this table: a part lies above all that
 * it may import from.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  scripts: [
    'scripts/bench',
    'scripts/dev',
    'scripts/drawings',
    'scripts/hosting',
    'scripts/import',
    'scripts/imports',
    'scripts/incremental',
    'scripts/owners',
    'scripts/process',
    'scripts/publishing',
    'scripts/random',
    'scripts/relay',
    'scripts/serve',
    'scripts/snapshot',
    'scripts/testing',
    ...CONTENT,
  ],
  'scripts/bench': [
    'scripts/process',
    'scripts/progress',
    'scripts/publishing',
    'scripts/random',
    'scripts/relay',
    'scripts/serve',
    'scripts/testing',
    ...FEATURES,
    ...CONTENT,
  ],
  'scripts/rendering': [
    'scripts/build-report',
    'scripts/hosting',
    'scripts/owners',
    'scripts/process',
    'scripts/progress',
    'scripts/publishing',
    'scripts/snapshot',
    'src/screens',
    'src/shell',
    'src/media',
    ...FEATURES,
    ...CONTENT,
  ],
  'scripts/publishing': [
    'scripts/build-report',
    'scripts/process',
    'scripts/progress',
    'scripts/snapshot',
    ...CONTENT,
  ],
  'scripts/build-report': ['scripts/progress', 'scripts/snapshot', 'src/snapshot'],
  'scripts/import': ['scripts/process', 'scripts/snapshot', ...FEATURES, ...CONTENT],
  'scripts/snapshot': ['scripts/process', ...FEATURES, ...CONTENT],
  'scripts/relay': ['scripts/process', 'scripts/serve', 'src/ui', ...FEATURES, ...CONTENT],
  'scripts/owners': ['scripts/process', ...FEATURES, ...CONTENT],
  'scripts/hosting': ['scripts/serve', 'src/i18n'],
  'scripts/incremental': ['scripts/process', 'scripts/random'],
  'scripts/drawings': ['scripts/random', ...FEATURES, 'src/i18n'],
  'scripts/testing': ['scripts/process'],
  'scripts/imports': [],
  'scripts/dev': [],
  'scripts/progress': [],
  'scripts/random': [],
  'scripts/serve': [],
  'scripts/process': [],
  'scripts/setup': [],
  src: ['src/snapshot'],
  'src/pages': ['src/screens', 'src/media', 'src/ui', 'src/styles', ...FEATURES, ...CONTENT],
  'src/screens': ['src/shell', 'src/media', 'src/ui', ...FEATURES, ...CONTENT],
  'src/shell': ['src/media', 'src/ui', 'src/styles', ...FEATURES, ...CONTENT],
  'src/features/*': ['src/features/catalogue', 'src/media', 'src/ui', ...CONTENT],
  'src/features/catalogue': ['src/media', 'src/ui', ...CONTENT],
  'src/routing': ['src/snapshot', 'src/i18n'],
  'src/ui': ['src/media', 'src/i18n'],
  'src/media': ['src/snapshot'],
  'src/snapshot': ['src/i18n'],
  'src/i18n': [],
  'src/styles': [],
};

/** The part that a file belongs to: `src/features/map/style.ts` to `src/features/map`. */
export function partOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'features' ? 3 : 2).join('/');
}

/** The line of the table that is a part's. */
export const ruleOf = (part: string): string =>
  part in PARTS || !part.startsWith('src/features/') ? part : 'src/features/*';

/** How many layers lie below each part of the table. @throws where two parts may import from each other */
export function depths(parts = PARTS): Map<string, number> {
  const found = new Map<string, number>();
  const depthOf = (part: string, above: readonly string[]): number => {
    if (above.includes(part)) throw new Error(`A circle of parts: ${[...above, part].join(' → ')}`);
    const known = found.get(part);
    if (known !== undefined) return known;
    const below = (parts[part] ?? []).map((other) => depthOf(other, [...above, part]));
    const depth = below.length === 0 ? 0 : Math.max(...below) + 1;
    found.set(part, depth);
    return depth;
  };
  for (const part of Object.keys(parts)) depthOf(part, []);
  return found;
}
