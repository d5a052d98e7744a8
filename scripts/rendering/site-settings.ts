import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { formSettings } from './form-policy.ts';

const settings = z.looseObject({
  ...formSettings.shape,
  url: z.url(),
  mediaHosts: z.array(z.string().regex(/^https:\/\/[\w.-]+(:\d+)?$/)).default([]),
});

interface SiteSettings extends z.infer<typeof formSettings> {
  url: string | undefined;
  /** Other hosts that pages may show pictures and videos from. */
  mediaHosts: string[];
}

/** What Astro's configuration needs of `site.json`; whatever is wrong with the file, the build says later in full. */
export function siteSettings(): SiteSettings {
  try {
    return settings.parse(JSON.parse(readFileSync(join(snapshotDir(), 'site.json'), 'utf8')));
  } catch {
    return { url: undefined, mediaHosts: [] };
  }
}
