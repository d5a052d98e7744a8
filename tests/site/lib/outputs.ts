import { existsSync } from 'node:fs';
import { readSite, type Site } from './site.ts';

/** A built site and its snapshot. */
export interface Output {
  out: string;
  snapshot: string;
}

const ALL: readonly Output[] = [
  { out: 'dist', snapshot: 'snapshot' },
  { out: 'dist-fixture', snapshot: 'tests/fixtures/snapshot' },
  { out: 'dist-one-language', snapshot: 'tests/fixtures/one-language' },
];

/** `TEST_SITES=out=snapshot,…` replaces the sites that `npm test` builds. */
export const OUTPUTS: readonly Output[] =
  process.env['TEST_SITES']?.split(',').map((pair) => {
    const [out = '', snapshot = ''] = pair.split('=');
    return { out, snapshot };
  }) ?? ALL;

/** The agency's own site, for rules about its content. */
export const MAIN = OUTPUTS[0] ?? { out: 'dist', snapshot: 'snapshot' };

const sites = new Map<string, Site>();

/**
 * A built site, read once for all test files.
 * @throws if it has not been built
 */
export function siteOf({ out, snapshot }: Output): Site {
  const known = sites.get(out);
  if (known) return known;
  if (!existsSync(out))
    throw new Error(`${out} was not built: OUT_DIR=${out} SNAPSHOT_DIR=${snapshot} npm run build`);
  const site = readSite(out, snapshot);
  sites.set(out, site);
  return site;
}
