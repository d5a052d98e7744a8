import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import type { Snapshot } from './domain.ts';
import { formatFault, SnapshotError } from './fault.ts';
import { snapshotDir } from './folder.ts';
import { readSnapshot } from './read.ts';

/** The collections; each holds one part of the snapshot. `settings` holds the parts that are not lists. */
export const LISTS = [
  'types',
  'cities',
  'properties',
  'projects',
  'neighbourhoods',
  'categories',
  'articles',
] as const;
export const SETTINGS = ['languages', 'site', 'menu', 'topBar', 'footer', 'popup'] as const;

type CollectionName = (typeof LISTS)[number] | 'settings';

/** One Astro loader per collection over a single reading of the snapshot. */
export function snapshotCollections(): Record<CollectionName, Loader> {
  const dir = snapshotDir();
  const read = sharedReading(dir);
  return Object.fromEntries(
    [...LISTS, 'settings' as const].map((name) => [name, snapshotLoader(name, dir, read)]),
  ) as Record<CollectionName, Loader>;
}

/** Entries that the schemas of `src/snapshot` have checked already. */
const checkedEntry = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null,
);

function snapshotLoader(name: CollectionName, dir: string, read: () => Snapshot): Loader {
  return {
    name: `snapshot-${name}`,
    schema: checkedEntry,
    async load(context) {
      fill(context, name, read());
      const { watcher, logger } = context;
      if (!watcher) return;
      watcher.add(dir);
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(dir)) return;
        try {
          fill(context, name, read());
        } catch (error) {
          // The last good content stays; the editor reads here what is wrong.
          if (name === 'settings')
            logger.error(error instanceof SnapshotError ? error.message : String(error));
        }
      });
    },
  };
}

function fill({ store, generateDigest }: LoaderContext, name: CollectionName, snapshot: Snapshot): void {
  const entries: { id: string; data: Record<string, unknown> }[] =
    name === 'settings'
      ? SETTINGS.map((id) => ({ id, data: { value: snapshot[id] } }))
      : snapshot[name].map((data) => ({ id: data.id, data: { ...data } }));
  const ids = new Set(entries.map((entry) => entry.id));
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
  entries.forEach(({ id, data }, order) => {
    const value = { ...data, order };
    store.set({ id, data: value, digest: generateDigest(value) });
  });
}

/** Reads the snapshot once for all loaders; readings within half a second of each other are one. */
function sharedReading(dir: string): () => Snapshot {
  let last: { time: number; result: ReturnType<typeof readSnapshot> } | undefined;
  return () => {
    if (!last || Date.now() - last.time > 500) {
      last = { time: Date.now(), result: readSnapshot(dir) };
      for (const fault of last.result.faults.filter((entry) => entry.level === 'warning'))
        console.warn(formatFault(fault));
    }
    if (!last.result.snapshot) throw new SnapshotError(last.result.faults);
    return last.result.snapshot;
  };
}
