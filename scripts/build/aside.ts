import { builtSite } from '../../src/routing/built-site.ts';
import { writeKnown } from '../output/known.ts';
import { fingerprintOf } from '../snapshot/fingerprint.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * Makes what a build needs of the whole site beside its pages: the sitemaps in the output, and what the next build must
 * know. Any process can do it that has read the site, at any time once Astro has emptied the output.
 * @returns the snapshot's fingerprint as JSON, for the build's record
 */
export async function makeAside(out: string): Promise<string> {
  const site = builtSite();
  await writeSitemap(out, site);
  const known = process.env['BUILD_KNOWN'];
  if (known) writeKnown(known, site);
  return process.env['BUILD_RECORD'] ? JSON.stringify(fingerprintOf(site)) : '';
}
