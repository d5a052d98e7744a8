import { getCollection, getEntry } from 'astro:content';
import type { Snapshot } from '../snapshot/domain.ts';
import { isError, SnapshotError } from '../snapshot/fault.ts';
import { builtSite } from './built-site.ts';
import type { Site } from './route.ts';
import { buildRouteTable } from './table.ts';

let site: Promise<Site> | undefined;

/**
 * The site's content. In development it comes from the content collections, and the module is reloaded when
 * they change. A build reads the snapshot itself: the collections' store would hold a large catalogue in
 * memory four times.
 */
export function getSite(): Promise<Site> {
  if (import.meta.env.PROD) return Promise.resolve(builtSite());
  site ??= readCollections();
  return site;
}

async function readCollections(): Promise<Site> {
  const snapshot = {
    languages: await setting('languages'),
    site: await setting('site'),
    menu: await setting('menu'),
    topBar: await setting('topBar'),
    footer: await setting('footer'),
    popup: await setting('popup'),
    types: await list('types'),
    cities: await list('cities'),
    properties: await list('properties'),
    former: await list('former'),
    remembered: await setting('remembered'),
    projects: await list('projects'),
    neighbourhoods: await list('neighbourhoods'),
    viewings: await list('viewings'),
    categories: await list('categories'),
    articles: await list('articles'),
    law: await setting('law'),
  };
  const { table, faults } = buildRouteTable(snapshot);
  if (faults.some(isError)) throw new SnapshotError(faults);
  return { ...snapshot, table };
}

type ListName =
  | 'types'
  | 'cities'
  | 'properties'
  | 'former'
  | 'projects'
  | 'neighbourhoods'
  | 'viewings'
  | 'categories'
  | 'articles';

// The store returns what src/snapshot/loader.ts put in, but typed by the schemas.
async function list<K extends ListName>(name: K): Promise<Snapshot[K]> {
  const entries = (await getCollection(name)) as { data: { order: number } }[];
  return entries.map((entry) => entry.data).toSorted((a, b) => a.order - b.order) as unknown as Snapshot[K];
}

async function setting<K extends Exclude<keyof Snapshot, ListName>>(id: K): Promise<Snapshot[K]> {
  const entry = (await getEntry('settings', id)) as { data: { value: Snapshot[K] } } | undefined;
  if (!entry) throw new Error(`The snapshot's "${id}" was not loaded.`);
  return entry.data.value;
}
