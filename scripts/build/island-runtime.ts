import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ViteUserConfig } from 'astro';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

const FILE = `_astro/island.${createHash('sha256').update(runtime).digest('hex').slice(0, 8)}.js`;

const INLINE_STYLE = /<style>\$\{ISLAND_STYLES\}<\/style>/;
const INLINE_RUNTIME = /<script>\$\{process\.env\.NODE_ENV [^<]*: islandScript\}<\/script>/;

/**
 * Astro writes the runtime of its islands, 4.5 kB, into every page that has one, and a style element into the body.
 * With this plugin the runtime is a file, which a visitor loads once; the style stands in `base.css`.
 */
export const islandRuntime = (): Plugin => ({
  name: 'island-runtime',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('astro/dist/runtime/server/scripts.js') ? withRuntimeFile(code) : undefined,
});

/**
 * Astro's module that writes the scripts of islands, changed to name the file.
 * @throws where a new version of Astro writes them in another way
 */
export function withRuntimeFile(code: string): string {
  if (!INLINE_STYLE.test(code) || !INLINE_RUNTIME.test(code))
    throw new Error(
      'Astro writes the runtime of islands otherwise than scripts/build/island-runtime.ts knows.',
    );
  return code.replace(INLINE_STYLE, '').replace(INLINE_RUNTIME, `<script async src="/${FILE}"></script>`);
}

/** Puts the file into a built site. */
export function writeIslandRuntime(outDir: string): void {
  const path = join(outDir, FILE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, runtime);
}
