import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A source file, for the check of the packages that it uses. */
interface Source {
  file: string;
  text: string;
}

const FOLDERS = ['src', 'scripts', 'tests'];

/** Files that install or check packages and must know their folder. */
const BEFORE_PACKAGES = /^scripts\/setup\/|^tests\/architecture\/public-ground/;

const sources: Source[] = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
  'astro.config.mjs',
  'vitest.config.ts',
  'playwright.config.ts',
]
  .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file) && !BEFORE_PACKAGES.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The package modules whose code a source file runs; type imports are checked by the type check. */
const packageModules = ({ file, text }: Source): { file: string; module: string }[] =>
  [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.~][^']*)'/g),
    ...text.matchAll(/(?:\bimport|[)a]\.resolve)\(\s*'([^'.~][^']*)'\s*\)/g),
  ]
    .map(([, module = '']) => ({ file, module: module.replace(/\?.*$/, '') }))
    .filter(({ module }) => /^(?:@[\w-]+\/)?[\w-]/.test(module) && !/^(?:node|astro|virtual):/.test(module));

/** Modules that no package exports publicly, and paths into the folder of packages. */
function privateUses(source: Source): string[] {
  const modules = packageModules(source).filter(({ module }) => {
    try {
      import.meta.resolve(module);
      return false;
    } catch {
      return true;
    }
  });
  const paths = [...source.text.matchAll(/.*node_modules\/.*/g)].map(([line]) => line.trim());
  return [
    ...modules.map(({ module }) => `${source.file}: ${module}`),
    ...paths.map((line) => `${source.file}: ${line}`),
  ];
}

describe('the project stands on what packages give to the public', () => {
  test('their modules are found', () => {
    expect(sources.flatMap(packageModules).length).toBeGreaterThan(300);
  });

  test('no source uses a module that a package does not export, or a path into one', () => {
    expect(sources.flatMap(privateUses)).toEqual([]);
  });

  test.each([
    "import { x } from 'astro/dist/core/build/index.js';",
    "const x = await import('knip/dist/index.js/private');",
    "readFileSync('node_modules/astro/package.json');",
  ])('%s would be found', (text) => {
    expect(privateUses({ file: 'planted.ts', text })).toHaveLength(1);
  });
});
