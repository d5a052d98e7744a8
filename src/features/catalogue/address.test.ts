import { describe, expect, test } from 'vitest';
import { type AddressedRecord, cityName, formatAddress } from './address.ts';

describe('cityName', () => {
  test.each([
    ['KAPELLE-OP-DEN-BOS', 'Kapelle-op-den-Bos'],
    ['kapelle-op-den-bos', 'Kapelle-op-den-Bos'],
    ['Kapelle-Op-Den-Bos', 'Kapelle-op-den-Bos'],
    ['Kapelle-Op-Den-Berg', 'Kapelle-Op-Den-Berg'],
    ['LIEGE', 'Liege'],
    ['liège', 'Liège'],
    ['LIÈGE', 'Liège'],
    ['LIE\u0300GE', 'Lie\u0300ge'],
    ['Liège', 'Liège'],
    ['McArthur', 'McArthur'],
    ['LA HULPE', 'La Hulpe'],
    ['de haan', 'De Haan'],
    ['LOUVAIN-LA-NEUVE', 'Louvain-la-Neuve'],
    ['SAINT-GEORGES-SUR-MEUSE', 'Saint-Georges-sur-Meuse'],
    ['chapelle-lez-herlaimont', 'Chapelle-lez-Herlaimont'],
    ['FEXHE-LE-HAUT-CLOCHER', 'Fexhe-le-Haut-Clocher'],
    ['ALPHEN AAN DEN RIJN', 'Alphen aan den Rijn'],
    ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
    ['VILLERS-L’EVEQUE', 'Villers-l’Eveque'],
    ["L'ESCAILLERE", "L'Escaillere"],
    ["'S-GRAVENVOEREN", "'s-Gravenvoeren"],
    ['LIEGE (LE SART)', 'Liege (Le Sart)'],
    ['ST. VITH', 'St. Vith'],
    ['  ANS   ', 'Ans'],
    ['GRÂCE-HOLLOGNE', 'Grâce-Hollogne'],
    ['élouges', 'Élouges'],
    ['𐐨𐐩', '𐐀𐐩'],
    ['', ''],
    ['4000', '4000'],
    ['-', '-'],
  ])('%j is shown as %j', (name, shown) => expect(cityName(name)).toBe(shown));
});

const record: AddressedRecord = {
  PublishAddress: true,
  Street: 'Rue des Paliers',
  HouseNumber: '12',
  BoxNr: '3',
  Zip: '4000',
  City: 'LIÈGE',
  CountryID: 10,
  CountryName: 'Belgique',
};

describe('formatAddress', () => {
  test.each([
    ['whole', {}, 'Rue des Paliers 12 b3, 4000 Liège'],
    ['without a box', { BoxNr: undefined }, 'Rue des Paliers 12, 4000 Liège'],
    ['empty box', { BoxNr: ' ' }, 'Rue des Paliers 12, 4000 Liège'],
    ['the CRM’s empty value', { BoxNr: '-', HouseNumber: '-' }, 'Rue des Paliers, 4000 Liège'],
    ['box with letters', { BoxNr: 'A1' }, 'Rue des Paliers 12 bA1, 4000 Liège'],
    ['without a number', { HouseNumber: undefined }, 'Rue des Paliers b3, 4000 Liège'],
    ['without a street', { Street: undefined }, '4000 Liège'],
    ['empty street', { Street: '' }, '4000 Liège'],
    ['street with a comma', { Street: 'Rue Haute, Fond' }, 'Rue Haute, Fond 12 b3, 4000 Liège'],
    [
      'abroad',
      { CountryID: 50, CountryName: 'Luxembourg' },
      'Rue des Paliers 12 b3, 4000 Liège (Luxembourg)',
    ],
    [
      'abroad, country unnamed',
      { CountryID: 50, CountryName: undefined },
      'Rue des Paliers 12 b3, 4000 Liège',
    ],
    ['abroad, no street', { CountryID: 33, CountryName: 'France', Street: undefined }, '4000 Liège (France)'],
    [
      'country 100 is not Belgium',
      { CountryID: 100, CountryName: 'Utopia' },
      'Rue des Paliers 12 b3, 4000 Liège (Utopia)',
    ],
    ['hidden', { PublishAddress: false }, '4000 Liège'],
    ['hidden abroad', { PublishAddress: false, CountryID: 50, CountryName: 'Luxembourg' }, '4000 Liège'],
    ['without a zip', { Zip: '' }, 'Rue des Paliers 12 b3, Liège'],
  ])('%s', (_name, changes, text) => expect(formatAddress({ ...record, ...changes })).toBe(text));

  test.each([
    [true, 'Rue des Paliers 12 b3, 4000 Liège'],
    [false, '4000 Liège'],
  ])('a project with PublicAddress %s', (PublicAddress, text) => {
    const { Street, HouseNumber, BoxNr, Zip, City, CountryID, CountryName } = record;
    const project = { Street, HouseNumber, BoxNr, Zip, City, CountryID, CountryName, PublicAddress };
    expect(formatAddress(project)).toBe(text);
  });
});
