import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueOf, rowWith, TYPES } from './catalogue.fixture.ts';
import { encodeCatalogue } from './compact-encode.ts';
import { NO_CRITERIA } from './criteria.ts';
import { createList, type ListSetup } from './list-store.ts';

const SETUP: ListSetup = {
  goal: 'sale',
  language: 'fr',
  addresses: { own: '/fr/a-vendre/', whole: '/fr/a-vendre/', base: { types: [], cities: [] } },
  pageSize: 2,
  columns: 3,
  servedPage: 1,
  catalogueUrl: '/fr/data/catalogue.json',
};
const ROWS = [
  rowWith({ id: 5, price: 300_000 }),
  rowWith({ id: 4, price: 100_000, types: TYPES.slice(1, 2) }),
  rowWith({ id: 3, price: undefined }),
  rowWith({ id: 2, price: 200_000 }),
  rowWith({ id: 1, price: 150_000, goal: 'rent' }),
];

const fetched = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(encodeCatalogue(catalogueOf(ROWS))));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function loaded(changes: Partial<ListSetup> = {}) {
  const list = createList({ ...SETUP, ...changes });
  await list.load();
  return list;
}
const ids = (list: { $found: { get(): { id: number }[] | undefined } }) =>
  list.$found.get()?.map(({ id }) => id);

describe('the catalogue', () => {
  test('is not fetched before it is asked for, and once only', async () => {
    const list = createList(SETUP);
    expect(fetched).not.toHaveBeenCalled();
    expect(list.$found.get()).toBeUndefined();
    await Promise.all([list.load(), list.load()]);
    await list.load();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(ids(list)).toEqual([5, 4, 3, 2]);
  });

  test('a failure is told, and another call tries again', async () => {
    const list = createList(SETUP);
    fetched.mockImplementationOnce(async () => new Response('', { status: 404 }));
    await list.load();
    expect(list.$catalogue.get().status).toBe('failed');
    await list.load();
    expect(list.$catalogue.get().status).toBe('ready');
  });

  test('places named in another language are put right when it comes, and what does not exist finds nothing', async () => {
    const list = createList(SETUP);
    list.show({ ...NO_CRITERIA, cities: ['Luik|4000', 'Atlantis'], types: ['1', '99'] });
    await list.load();
    expect(list.$criteria.get()).toMatchObject({ cities: ['Liège|4000', 'Atlantis'], types: ['1', '99'] });
    expect(list.$page.get()?.total).toBeGreaterThan(0);
    list.show({ ...NO_CRITERIA, types: ['98'] });
    expect(list.$page.get()?.total).toBe(0);
  });
});

describe('what is shown', () => {
  test('filtered, in order, a page of it', async () => {
    const list = await loaded({ columns: 2 });
    list.$width.set(1440);
    list.show({ ...NO_CRITERIA, types: ['1'], sort: 'price-asc', page: 2 });
    expect(ids(list)).toEqual([2, 5, 3]);
    expect(list.$page.get()).toMatchObject({ page: 2, pages: 2, total: 3 });
    expect(list.$page.get()?.items.map(({ id }) => id)).toEqual([3]);
  });

  test('the live counts come with the catalogue; after that, when they are asked for', async () => {
    const list = await loaded();
    const counted = () => list.$facets.get()?.types;
    expect(counted()?.counts).toEqual(
      new Map([
        ['1', 3],
        ['8', 1],
      ]),
    );
    list.show({ ...NO_CRITERIA, price: { min: 150_000, max: undefined } });
    expect(counted()?.total, 'not yet').toBe(4);
    list.count();
    expect(counted()?.counts).toEqual(new Map([['1', 2]]));
    const before = list.$facets.get();
    list.count();
    expect(list.$facets.get(), 'once').toBe(before);
  });

  test('no counts before there is a catalogue', () => {
    const list = createList(SETUP);
    list.count();
    expect(list.$facets.get()).toBeUndefined();
  });

  test('the page holds as many as fill the rows of this device', async () => {
    const list = await loaded();
    list.$width.set(1440);
    expect(list.$page.get()?.items).toHaveLength(3);
    list.$width.set(390);
    expect(list.$page.get()?.items).toHaveLength(2);
  });

  test('the served HTML where nothing is asked for; of a city’s page, with its city', async () => {
    const list = await loaded();
    expect(list.$isServed.get()).toBe(true);
    list.show({ ...NO_CRITERIA, lift: true });
    expect(list.$isServed.get()).toBe(false);

    const addresses = {
      own: '/fr/a-vendre/maison/',
      whole: '/fr/a-vendre/',
      base: { types: ['1'], cities: [] },
    };
    const houses = await loaded({ addresses });
    expect(houses.$isServed.get()).toBe(true);
    expect(ids(houses)).toEqual([5, 3, 2]);
  });

  test('without a map that can be shown, the grid', async () => {
    const list = await loaded();
    list.show({ ...NO_CRITERIA, view: 'map' });
    expect(list.$view.get()).toBe('map');
    list.$mapHasFailed.set(true);
    expect(list.$view.get()).toBe('grid');
  });
});
