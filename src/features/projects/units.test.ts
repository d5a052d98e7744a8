import { expect, test } from 'vitest';
import { project } from '../../snapshot/schema/project.ts';
import { availableUnits, isSoldOut, mayAsk, plansOf, priceFrom } from './units.ts';

const record = (states: string[], more: object = {}) =>
  project.parse({
    ID: 1,
    language: 'fr',
    Name: 'Quai',
    City: 'Liège',
    Zip: '4000',
    Units: states.map((State, index) => ({
      ID: index,
      Name: `A${index}`,
      State,
      Price: 200_000 + index * 1000,
    })),
    ...more,
  });

test.each([
  [['sold', 'sold'], {}, true],
  [['sold', 'available'], {}, false],
  [['sold', 'option'], {}, false],
  [[], {}, false],
  [['available'], { IsSoldOut: '1' }, true],
])('units %j with %j: sold out %s', (states, more, expected) => {
  expect(isSoldOut(record(states, more))).toBe(expected);
});

test('the lowest price is that of a unit that can still be bought', () => {
  const { Units } = record(['sold', 'option', 'available', 'available']);
  expect(availableUnits(Units).map((unit) => unit.Name)).toEqual(['A2', 'A3']);
  expect(priceFrom(Units)).toBe(202_000);
});

test('without a price there is no lowest one', () => {
  expect(priceFrom(record(['sold']).Units)).toBeUndefined();
  expect(priceFrom(record(['available'], { Units: [{ ID: 1, Name: 'A', Price: 0 }] }).Units)).toBeUndefined();
});

test('a sold unit is not asked about, one under option is', () => {
  const { Units } = record(['sold', 'option', 'available']);
  expect(Units.map(mayAsk)).toEqual([false, true, true]);
});

test('the plans are those of the project, then of its units, each file once and in its place', () => {
  const plan = (Url: string) => ({ Url, Name: Url });
  const Units = [
    { ID: 1, Name: 'A', PlanItems: [plan('b.svg'), plan('a.svg')] },
    { ID: 2, Name: 'B', PlanItems: [plan('b.svg'), plan('c.svg')] },
    { ID: 3, Name: 'C' },
  ];
  const all = plansOf(record([], { PlanItems: [plan('a.svg'), plan('a.svg')], Units }));
  expect(all.map(({ Url }) => Url)).toEqual(['a.svg', 'a.svg', 'b.svg', 'c.svg']);
});
