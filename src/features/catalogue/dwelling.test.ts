import { describe, expect, test } from 'vitest';
import { isBuildingPlot, isDwelling } from './dwelling.ts';
import { recordWith } from './property.fixture.ts';

describe('a dwelling', () => {
  test.each([
    ['a house', { WebID: '1', NumberOfBedRooms: 3 }, true],
    ['a studio without a bedroom', { WebID: '9', NumberOfShowerRooms: 1 }, true],
    ['a house with an office', { WebID: '1,2', NumberOfBedRooms: 3 }, true],
    ['a shop below two flats', { WebID: '5,6', NumberOfBedRooms: 3 }, true],
    ['a house whose rooms are not known', { WebID: '1' }, false],
    ['a workshop with a shower', { WebID: '3', NumberOfShowerRooms: 1 }, false],
    ['an office', { WebID: '2' }, false],
    ['a parking place', { WebID: '7' }, false],
    ['land', { WebID: '4' }, false],
  ])('%s: %s', (_, fields, expected) => expect(isDwelling(recordWith(fields))).toBe(expected));
});

describe('a plot to build on', () => {
  test.each([
    ['4', 'Zone d’habitat à caractère rural', true],
    ['4', 'Woongebied met landelijk karakter', true],
    ['4', 'Rural residential zone', true],
    ['4', 'Wohngebiet', true],
    ['4', 'Zone agricole', false],
    ['4', 'Bosgebied', false],
    ['4', 'Forest zone', false],
    ['4', undefined, false],
    ['1', 'Zone d’habitat', false],
  ])('type %s in %s: %s', (WebID, PlanningZone, expected) =>
    expect(isBuildingPlot(recordWith({ WebID, PlanningZone }))).toBe(expected),
  );
});
