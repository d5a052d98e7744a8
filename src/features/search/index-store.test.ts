import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $index, loadIndex } from './index-store.ts';

const INDEX = {
  version: 1,
  language: 'fr',
  lists: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
  thumbnailVariants: [],
  types: [],
  cities: [['Liège', '4000', 1, 0, 'Luik']],
  neighbourhoods: [],
  neighbourhoodPath: '/fr/quartiers/',
  takenTexts: ['', ''],
  properties: { id: [], reference: [], title: [], goal: '', taken: '', city: [], thumbnail: [] },
  paths: [],
  neighbourhoodPaths: [],
};

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  $index.set({ status: 'idle' });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('is fetched once, however often it is asked for', async () => {
  fetched.mockImplementation(async () => Response.json(INDEX));
  const first = loadIndex('/fr/data/search.json');
  expect($index.get().status).toBe('loading');
  await Promise.all([first, loadIndex('/fr/data/search.json')]);
  await loadIndex('/fr/data/search.json');
  expect(fetched).toHaveBeenCalledTimes(1);
  const state = $index.get();
  expect(state.status === 'ready' && state.search('luik').cities.map(({ name }) => name)).toEqual(['Liège']);
});

test('a failure is told, and another call tries again', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  await loadIndex('/fr/data/search.json');
  expect($index.get().status).toBe('failed');
  fetched.mockImplementation(async () => Response.json(INDEX));
  await loadIndex('/fr/data/search.json');
  expect($index.get().status).toBe('ready');
});

test('a file of another shape is a failure', async () => {
  fetched.mockImplementation(async () => Response.json({ version: 2 }));
  await loadIndex('/fr/data/search.json');
  expect($index.get().status).toBe('failed');
});
