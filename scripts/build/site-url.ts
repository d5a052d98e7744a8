import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { snapshotDir } from '../../src/snapshot/folder.ts';

/** The site's address from `site.json`; whatever else is wrong with the file, the build says later in full. */
export function siteUrl(): string | undefined {
  try {
    const file: unknown = JSON.parse(readFileSync(join(snapshotDir(), 'site.json'), 'utf8'));
    return z.looseObject({ url: z.url() }).parse(file).url;
  } catch {
    return undefined;
  }
}
