import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, AstroPrerenderer } from 'astro';
import type { SavedImages, Shown } from './shown-images.ts';

/** Astro's data of the routes' pages by their names; of it only the stylesheets are asked for while pages are drawn. */
export type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages'];

/** All that a process needs to draw pages with the code that Astro has bundled. */
export interface DrawJob {
  out: string;
  /** The folder of the bundled code, and the file that it begins with. */
  code: string;
  entry: string;
  origin: string;
  base: string;
  assets: string;
  imageService: string;
  pages: [name: string, page: { styles: unknown[] }][];
  scripts: unknown[];
}

/**
 * From Astro's process to one that helps: the output in which it is to do what `makeAside` does; the job, with this
 * process's environment; then paths of pages, an empty list of which ends it. One that is told to draws the files that
 * each build draws, see `isAlwaysDrawn`, as soon as it has the job.
 */
export type ToHelper =
  | { aside: string }
  | { job: DrawJob; env: Record<string, string>; drawsFiles: boolean }
  | { paths: string[] };

/** From one that helps: what `makeAside` gives; pages that it has drawn; that it has ended, where somebody passes it on. */
export type FromHelper = { aside: string } | Drawn | { ended: true };

/** Pages that another process has drawn, with all pictures of this batch. */
export interface Drawn {
  drawn: [path: string, shown: Shown, files: string[]][];
  images: SavedImages;
}

/** What Astro's own prerenderer holds beside what its type tells. */
interface Inside {
  app?: { getSettings(): { scripts: { stage: string }[] } };
}

/**
 * The job for processes that help, once Astro has bundled the code.
 * @returns none where this version of Astro keeps things elsewhere; then Astro draws all pages itself
 */
export function drawJob(
  prerenderer: AstroPrerenderer,
  { config, pages, out }: { config: AstroConfig; pages: Pages; out: string },
): DrawJob | undefined {
  const { app } = prerenderer as AstroPrerenderer & Inside;
  const code = [join(out, '.prerender'), join(fileURLToPath(config.root), '.astro', '.prerender')].find(
    existsSync,
  );
  const entries = code ? readdirSync(code).filter((name) => /^prerender-entry\..*\.mjs$/.test(name)) : [];
  // A second one would be that of a build that was killed, and of another snapshot.
  const [entry, ...others] = entries;
  const scripts = app?.getSettings().scripts;
  // A script for every page would have an address that only Astro's process knows.
  if (!code || !entry || others.length > 0 || !scripts || scripts.some(({ stage }) => stage === 'page'))
    return undefined;
  return {
    out,
    code,
    entry,
    origin: config.site ? new URL(config.site).origin : 'http://localhost',
    base: config.base,
    assets: config.build.assets,
    imageService: config.image.service.entrypoint,
    pages: [...pages].map(([name, page]) => [
      name,
      { styles: (page as { styles?: unknown[] }).styles ?? [] },
    ]),
    scripts,
  };
}
