import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import type { Snapshot } from './domain.ts';
import { snapshotDir } from './folder.ts';
import { SharedReading } from './shared-reading.ts';

/** The collections; each holds one list of the snapshot. `settings` holds the parts that are not lists. */
const LISTS = [
  'types',
  'cities',
  'properties',
  'former',
  'projects',
  'neighbourhoods',
  'viewings',
  'categories',
  'articles',
] as const;
const SETTINGS = ['languages', 'site', 'menu', 'topBar', 'footer', 'popup', 'remembered', 'law'] as const;

type CollectionName = (typeof LISTS)[number] | 'settings';

/** One Astro loader per collection; all use a single reading of the snapshot. */
export function snapshotCollections(): Record<CollectionName, Loader> {
  const reading = new SharedReading(snapshotDir());
  return Object.fromEntries(
    [...LISTS, 'settings' as const].map((name) => [name, snapshotLoader(name, reading)]),
  ) as Record<CollectionName, Loader>;
}

/** Accepts every entry, since the schemas of `src/snapshot` have already checked them. */
const checkedEntry = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null,
);

function snapshotLoader(name: CollectionName, reading: SharedReading): Loader {
  return {
    name: `snapshot-${name}`,
    schema: checkedEntry,
    async load(context) {
      // A build watches no files and reads the snapshot itself (see `routing/site.ts`).
      if (!context.watcher) return context.store.clear();
      fill(context, name, reading.snapshot());
      reading.watch(context.watcher, name, (snapshot) => fill(context, name, snapshot));
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
