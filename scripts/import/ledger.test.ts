import { describe, expect, test } from 'vitest';
import { at, pictureList, unreadFields } from './ledger.ts';

const paths = (records: readonly unknown[], known?: readonly string[]) =>
  unreadFields(records, known).map(({ path }) => path);

describe('what nobody reads', () => {
  test('is named once, with how often it holds something and the first of it', () => {
    const records = [
      { ID: 1, Note: 'a' },
      { ID: 2, Note: '-' },
      { ID: 3, Note: 'b' },
    ];
    for (const record of records) at(record, 'ID');
    expect(unreadFields(records)).toEqual([{ path: 'Note', count: 2, example: '"a"' }]);
  });

  test('one record that was read tells that the field is', () => {
    const records = [
      { Status: 3, Price: 1 },
      { Status: 1, Price: 2 },
    ];
    for (const record of records) at(record, 'Status');
    at(records[1], 'Price');
    expect(paths(records)).toEqual([]);
  });

  test('of a group that is read the fields inside are named, of one that is not the group', () => {
    const records = [
      { geo: { zip: '4000', level: 'x' }, files: [{ url: 'a', title: { fr: 'b' } }], misc: { a: 1 } },
    ];
    at(records[0], 'geo.zip');
    for (const file of at(records[0], 'files') as unknown[]) at(file, 'url');
    expect(paths(records)).toEqual(['files.title', 'geo.level', 'misc']);
    expect(paths(records, ['geo.level'])).toEqual(['files.title', 'misc']);
  });

  test.each([0, '0', '0.00', false, 'false', null, '', '-', [], {}, [{ a: 0 }], '0001-01-01T00:00:00'])(
    '%j says nothing and is not named',
    (value) => expect(paths([{ value }])).toEqual([]),
  );

  test('records that are none stop nothing', () => expect(paths([null, 'x', 3, [{ a: 1 }]])).toEqual(['a']));
});

test.each<[object, string | undefined]>([
  [{ Photos: [1, 2] }, 'Photos (2)'],
  [{ images: { image: [{ url: 'a' }, { url: 'b' }] } }, 'images (2)'],
  [{ images: { image: { url: 'a' } } }, 'images (1)'],
  [{ pictures: [] }, undefined],
  [{ images: '' }, undefined],
  [{ documents: [1] }, undefined],
  [{ PictureCount: 3 }, undefined],
])('pictures of %j', (record, expected) => expect(pictureList([null, record])).toBe(expected));
