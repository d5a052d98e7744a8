import type { RouteTable } from '../../src/routing/route.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import type { Snapshot } from '../../src/snapshot/domain.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { loadSnapshot } from '../../src/snapshot/read.ts';

interface BuiltSite {
  snapshot: Snapshot;
  table: RouteTable;
}

let site: BuiltSite | undefined;

/** The snapshot and its addresses for what runs after the pages are built; read on first use, then kept. */
export function builtSite(): BuiltSite {
  if (!site) {
    const snapshot = loadSnapshot(snapshotDir());
    site = { snapshot, table: buildRouteTable(snapshot).table };
  }
  return site;
}
