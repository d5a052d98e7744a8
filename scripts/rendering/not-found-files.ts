import { existsSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Moves not-found pages: hosts look for `{lang}/404.html`; Astro writes `{lang}/404/index.html`. */
export function moveNotFoundFiles(outDir: string, locales: readonly string[]): void {
  for (const locale of locales) {
    const folder = join(outDir, locale, '404');
    const page = join(folder, 'index.html');
    if (!existsSync(page)) continue;
    renameSync(page, `${folder}.html`);
    rmdirSync(folder);
  }
}
