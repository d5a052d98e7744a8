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
  /** Other hosts from which pages may show pictures and videos. */
  mediaHosts: string[];
}

/**
 * The settings of `site.json` that Astro's configuration needs. Faults in the file are ignored here, because
 * the build's check reports them.
 */
export function siteSettings(): SiteSettings {
  try {
    return settings.parse(JSON.parse(readFileSync(join(snapshotDir(), 'site.json'), 'utf8')));
  } catch {
    return { url: undefined, mediaHosts: [] };
  }
}
