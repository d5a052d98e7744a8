import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge, withNote, withStatus } from './entry-edits.ts';
import { entry } from './shortlist.fixture.ts';
import {
  add,
  has,
  isFull,
  MAX_ENTRIES,
  MAX_NOTE,
  remove,
  type Shortlist,
  shortlistOf,
  toggle,
} from './shortlist.ts';

const ids = (list: Shortlist) => list.map(({ id }) => id);
const full = Array.from({ length: MAX_ENTRIES }, (_, index) => entry(index + 1, { addedAt: 1000 - index }));

describe('rules', () => {
  test.each([
    ['adds the newest in front', add([entry(1)], entry(2, { addedAt: 9 })), [2, 1]],
    ['adds where the date belongs', add([entry(1, { addedAt: 9 })], entry(2, { addedAt: 5 })), [1, 2]],
    ['adds nothing twice', add([entry(1)], entry(1)), [1]],
    ['removes', remove([entry(1), entry(2)], 1), [2]],
    ['removes nothing that is not there', remove([entry(1)], 7), [1]],
    ['toggles in', toggle([], entry(1)), [1]],
    ['toggles out', toggle([entry(1)], entry(1)), []],
    ['merges in the order of the link', merge([entry(1)], [entry(2), entry(3), entry(1)]), [2, 3, 1]],
  ] as const)('%s', (_, list, expected) => expect(ids(list)).toEqual(expected));

  test('what changes nothing gives the same list', () => {
    const list = [entry(1)];
    expect(add(list, entry(1))).toBe(list);
    expect(remove(list, 7)).toBe(list);
    expect(merge(list, [])).toBe(list);
  });

  test('a full list takes none, but lets go', () => {
    expect(isFull(full)).toBe(true);
    expect(add(full, entry(999))).toBe(full);
    expect(toggle(full, entry(999))).toBe(full);
    expect(remove(full, 1)).toHaveLength(MAX_ENTRIES - 1);
  });

  test('merging fills what room there is', () => {
    const list = full.slice(0, MAX_ENTRIES - 1);
    expect(merge(list, [entry(998), entry(999)])).toHaveLength(MAX_ENTRIES);
  });

  test('merging leaves notes alone', () => {
    const list = merge([entry(1, { note: 'mine', status: 'visit' })], [entry(1), entry(2)]);
    expect(list.find(({ id }) => id === 1)).toMatchObject({ note: 'mine', status: 'visit' });
  });

  test('note and status belong to one entry; a note has a bound', () => {
    const list = withStatus(withNote([entry(1), entry(2)], 2, 'x'.repeat(9999)), 2, 'offer');
    expect(list[0]).toEqual(entry(1));
    expect(list[1]).toMatchObject({ status: 'offer', note: 'x'.repeat(MAX_NOTE) });
  });
});

describe('stored data', () => {
  test('comes back', () => {
    const list = [entry(1, { note: 'a', status: 'visited', addedAt: 5 }), entry(2)];
    expect(shortlistOf(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  test.each([
    ['nothing', undefined, []],
    ['no list', { entries: [] }, []],
    ['what is no entry', [7, null, 'x', {}, { id: 'x' }, entry(1)], [1]],
    ['an entry without a snapshot', [{ ...entry(1), snapshot: undefined }, entry(2)], [2]],
    ['a number twice', [entry(1), entry(1)], [1]],
  ])('%s', (_, data, expected) => expect(ids(shortlistOf(data))).toEqual(expected));

  test('wrong fields become their defaults', () =>
    expect(shortlistOf([{ ...entry(1), note: 7, status: 'sold', addedAt: 'x' }])).toEqual([
      entry(1, { addedAt: 0 }),
    ]));

  test('is cut at the bound', () =>
    expect(shortlistOf([...full, entry(998), entry(999)])).toHaveLength(MAX_ENTRIES));

  test('whatever it is, a list comes out that is bounded and has nothing twice', () =>
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.integer({ min: 1, max: 200 })), (anything, numbers) => {
        const list = shortlistOf([anything, ...numbers.map((id) => entry(id)), ...[anything].flat()]);
        expect(new Set(ids(list)).size).toBe(list.length);
        expect(list.length).toBeLessThanOrEqual(MAX_ENTRIES);
      }),
    ));
});

test('toggling twice gives the list back', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 })),
      fc.integer({ min: 1, max: 99 }),
      (numbers, id) => {
        const list = numbers.map((number) => entry(number));
        const twice = toggle(toggle(list, entry(id)), entry(id));
        expect(new Set(ids(twice))).toEqual(new Set(numbers));
        expect(has(twice, id)).toBe(has(list, id));
      },
    ),
  ));
