import { describe, expect, test } from 'vitest';
import { inOrder, type ListItem, type TreeNode, typeTree } from './type-tree.ts';

const item = (ID: number, Name: string, ParentID?: number, WebID = String(ID), ShowOrder = 0): ListItem => ({
  ID,
  Name,
  WebID,
  ParentID,
  ShowOrder,
});

/** `Maison(Villa Chalet) Terrain`: labels, with children in brackets. */
const outline = (nodes: TreeNode<ListItem>[]): string =>
  nodes
    .map(({ label, children }) => (children.length > 0 ? `${label}(${outline(children)})` : label))
    .join(' ');

test('a node holds its source', () => {
  const source = item(7, 'Garage/Parking', undefined, '9');
  expect(typeTree([source], 'fr')).toEqual([
    {
      id: 7,
      parentid: undefined,
      value: '7-Garage/Parking',
      label: 'Garage/Parking',
      item: source,
      children: [],
    },
  ]);
});

describe('order', () => {
  const items = [
    item(1, 'Villa', 3),
    item(3, 'Maison', undefined, '10'),
    item(4, 'Étage'),
    item(5, 'appartement', undefined, '9'),
    item(2, 'Chalet', 3, '2', 9),
  ];
  test('roots by WebID, children by label, whatever their ShowOrder', () =>
    expect(outline(typeTree(items, 'fr'))).toBe('Étage appartement Maison(Chalet Villa)'));
  test('roots by ShowOrder before all', () =>
    expect(outline(typeTree([...items, item(6, 'Terrain', undefined, '6', -1)], 'fr'))).toBe(
      'Terrain Étage appartement Maison(Chalet Villa)',
    ));
  test('a list has each above its children', () =>
    expect(inOrder(typeTree(items, 'fr')).map(({ label }) => label)).toEqual([
      'Étage',
      'appartement',
      'Maison',
      'Chalet',
      'Villa',
    ]));
  test('the items are left as they were', () => expect(items.map(({ ID }) => ID)).toEqual([1, 3, 4, 5, 2]));
  test('equal labels and WebIDs by ID', () =>
    expect(
      typeTree([item(9, 'A', undefined, '1'), item(2, 'A', undefined, '1')], 'fr').map(({ id }) => id),
    ).toEqual([2, 9]));
});

describe('odd lists', () => {
  test.each([
    ['empty', [], ''],
    ['missing parent', [item(1, 'A', 99), item(2, 'B', 1)], 'A(B)'],
    ['parent 0 means none', [item(1, 'A', 0)], 'A'],
    ['own parent', [item(1, 'A', 1), item(2, 'B', 1)], 'A(B)'],
    ['two in a ring', [item(1, 'A', 2), item(2, 'B', 1)], 'A(B)'],
    [
      'three in a ring, with a tail listed first',
      [item(4, 'D', 1), item(1, 'A', 2), item(2, 'B', 3), item(3, 'C', 1)],
      'A(C(B) D)',
    ],
    ['a ring beside a tree', [item(1, 'A'), item(2, 'B', 3), item(3, 'C', 2)], 'A B(C)'],
    ['one ID twice', [item(1, 'A'), item(1, 'B'), item(2, 'C', 1)], 'A(C) B'],
    ['children before parents, three deep', [item(3, 'C', 2), item(2, 'B', 1), item(1, 'A')], 'A(B(C))'],
  ])('%s', (_name, items, expected) => expect(outline(typeTree(items, 'fr'))).toBe(expected));

  test('a chain of ten thousand', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => item(index, 'A', index + 1));
    expect(typeTree(chain, 'fr')).toHaveLength(1);
  });
});
