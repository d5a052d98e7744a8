import { buildPlan } from '../snapshot/build-plan.ts';
import { isError, SnapshotError } from '../snapshot/fault.ts';
import { snapshotDir } from '../snapshot/folder.ts';
import { loadSnapshot } from '../snapshot/read.ts';
import type { Site } from './route.ts';
import { buildRouteTable } from './table.ts';

const PLACE = Symbol.for('site of this build');
const places: typeof globalThis & { [PLACE]?: Site } = globalThis;

/**
 * The site that is built: the snapshot and its addresses, read on first use and then kept. The bundled pages
 * and the build's own steps load this module twice in one process; both copies share one site, which may be
 * large.
 * @throws SnapshotError naming every error
 */
export function builtSite(): Site {
  const known = places[PLACE];
  if (known) return known;
  // In a planned build the check runs beside it, and nothing is rendered before the check has passed.
  const snapshot = loadSnapshot(snapshotDir(), buildPlan() !== undefined);
  const { table, faults } = buildRouteTable(snapshot);
  if (faults.some(isError)) throw new SnapshotError(faults);
  const site = { ...snapshot, table };
  keepSite(site);
  return site;
}

/** Makes a site that this process has already read the site that is built. */
export function keepSite(site: Site): void {
  places[PLACE] = site;
}
