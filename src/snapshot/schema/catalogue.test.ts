import { describe, expect, test } from 'vitest';
import { cities, flag, idList, neighbourhood, picture, pictures, propertyType } from './catalogue.ts';

test.each([
  ['1', true],
  [1, true],
  [true, true],
  ['0', false],
  [0, false],
  [false, false],
])('the flag %j is %s', (value, expected) => {
  expect(flag.parse(value)).toBe(expected);
});

test.each(['yes', '', 2, null, undefined])('%j is no flag', (value) => {
  expect(flag.safeParse(value).success).toBe(false);
});

test.each(['1', '1,5', '1, 5', '10 ,2'])('%j is a list of ids', (value) => {
  expect(idList.parse(value)).toBe(value);
});

test.each(['', 'a', '1,', ',1', '1;5', 1])('%j is no list of ids', (value) => {
  expect(idList.safeParse(value).success).toBe(false);
});

describe('a minimal record gets its defaults, and null counts as absent', () => {
  test('type', () => {
    const expected = {
      ID: 1,
      WebID: '1',
      Name: 'Maison',
      ShowOrder: 0,
      Sale: true,
      Rent: true,
      language: 'fr',
    };
    expect(propertyType.parse({ ID: 1, WebID: '1', Name: 'Maison', language: 'fr' })).toEqual(expected);
    expect(
      propertyType.parse({
        ID: 1,
        WebID: '1',
        Name: 'Maison',
        language: 'fr',
        ParentID: null,
        ShowOrder: null,
        Sale: null,
        Rent: 0,
      }),
    ).toEqual({ ...expected, Rent: 0 });
  });

  test('city', () => {
    expect(
      cities.parse([
        { ID: 1, Name: 'Liège', Zip: '4000', language: 'fr', CountryID: null, CountryName: null },
      ]),
    ).toEqual([{ ID: 1, Name: 'Liège', Zip: '4000', language: 'fr', CountryID: 10 }]);
  });

  test('neighbourhood', () => {
    expect(
      neighbourhood.parse({
        ID: 1,
        Name: 'Outremeuse',
        language: 'fr',
        Coordinates: null,
        SmallPictureItems: null,
      }),
    ).toEqual({
      ID: 1,
      Name: 'Outremeuse',
      language: 'fr',
      Coordinates: '',
      SmallPictureItems: [],
      MediumPictureItems: [],
      LargePictureItems: [],
      XLargePictureItems: [],
    });
  });

  test('picture', () => {
    expect(picture.parse({ Url: 'a.jpg', ID: null, Width: null, Height: null, Name: null })).toEqual({
      Url: 'a.jpg',
      Name: '',
    });
    expect(pictures.parse(null)).toEqual([]);
    expect(pictures.parse(undefined)).toEqual([]);
  });
});

test.each([{ Url: '../a.jpg' }, { Url: 'javascript:alert(1)' }, { Url: '' }, { Url: 'a.jpg', Width: 0 }, {}])(
  '%j is no picture',
  (value) => {
    expect(picture.safeParse(value).success).toBe(false);
  },
);

describe('the outline of a neighbourhood', () => {
  const parse = (Coordinates: unknown) =>
    neighbourhood.safeParse({ ID: 1, Name: 'N', language: 'fr', Coordinates }).success;
  const ring = '50.64,5.57 50.65,5.58 50.66,5.59';

  test.each(['', '  ', ring, `${ring} | ${ring}`, `${ring}|${ring}`, '-50.1,-5 0,0 90,180'])(
    'may be %j',
    (value) => {
      expect(parse(value)).toBe(true);
    },
  );

  test.each([
    '50.64,5.57 50.65,5.58',
    `${ring}|50.64,5.57`,
    `${ring}|`,
    '50.64;5.57 50.65;5.58 50.66;5.59',
    '50.64, 5.57 50.65, 5.58 50.66, 5.59',
    '5.57 50.64 5.58',
    '91,5.57 50.65,5.58 50.66,5.59',
    '50.64,181 50.65,5.58 50.66,5.59',
    'a,b c,d e,f',
    [50.64, 5.57],
  ])('may not be %j', (value) => {
    expect(parse(value)).toBe(false);
  });
});
