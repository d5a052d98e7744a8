import { factRows } from '../fact-rows.ts';
import { at } from '../ledger.ts';
import type { Notes } from '../notes.ts';
import {
  type Country,
  coded,
  foreign,
  guarded,
  joined,
  list,
  type PropertyKind,
  type Row,
  reading,
  readRows,
  type Source,
  type SourceDocument,
  type SourceOptions,
  type SourceProperty,
  type State,
} from '../source.ts';
import { day, decimal, isNothing, line, positive, type Read, words, yesNo } from '../values.ts';

/** Types by the name of the element below `objektart`. */
const TYPES: Readonly<Record<string, PropertyKind>> = {
  haus: 'house',
  wohnung: 'flat',
  zimmer: 'studio',
  grundstueck: 'plot',
  buero_praxen: 'office',
  einzelhandel: 'commercial',
  gastgewerbe: 'commercial',
  hallen_lager_prod: 'industrial',
  parken: 'garage',
  zinshaus_renditeobjekt: 'investment',
};

const COUNTRY_OF: Readonly<Record<string, Country>> = {
  AUT: 'AT',
  BEL: 'BE',
  CHE: 'CH',
  DEU: 'DE',
  ESP: 'ES',
  FRA: 'FR',
  GBR: 'GB',
  ITA: 'IT',
  LUX: 'LU',
  NLD: 'NL',
  PRT: 'PT',
};

const STATES: Readonly<Record<string, State>> = {
  OFFEN: 'none',
  RESERVIERT: 'option',
  VERKAUFT: 'sold',
  VERMIETET: 'rented',
};

/** The text of an element, which is an object if it has attributes. */
const plain = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? at(value, '#text') : value;
const of =
  (read: Read): Read =>
  (value) =>
    read(plain(value));

const text = of(words);
const amount = of(positive(decimal));
const date = of(day);

const FACTS = factRows('openimmo', { number: decimal, unwrapped: plain });

const FIELDS: readonly Row[] = [
  ...FACTS.shared,
  ...FACTS.texts,
  ['ModifyDate', 'verwaltung_techn.stand_vom', date],
  ['CreateDate', 'verwaltung_techn.stand_vom', date],
  ['Street', 'geo.strasse', of(line)],
  ['HouseNumber', 'geo.hausnummer', text],
  ['Latitude', 'geo.geokoordinaten.@breitengrad', decimal],
  ['Longitude', 'geo.geokoordinaten.@laengengrad', decimal],
  ['EPCLabelText', 'zustand_angaben.energiepass.wertklasse', text],
];

/**
 * OpenImmo 1.2: `openimmo` › `anbieter` › `immobilie`. Its texts are in one language, given by `--language`.
 */
export const openimmo: Source = {
  name: 'openimmo',
  format: 'xml',
  read: (documents, notes, options) => {
    const estates = documents.flatMap((document) => estatesOf(document, notes));
    notes.holds(estates);
    return estates.flatMap(
      (estate) =>
        guarded(numberOf(estate) ?? NAMELESS, notes, () => propertyOf(estate, notes, options)) ?? [],
    );
  },
};

function estatesOf({ path, data }: SourceDocument, notes: Notes): unknown[] {
  const root = at(data, 'openimmo');
  if (root === undefined) throw foreign(path, '<openimmo>', 'OpenImmo');
  if (String(at(root, 'uebertragung.@umfang')).toUpperCase() === 'TEIL')
    notes.partial(`${path} is a partial transfer (umfang TEIL): what it leaves out leaves the site.`);
  return list(at(root, 'anbieter')).flatMap((seller) => list(at(seller, 'immobilie')));
}

const NAMELESS = '(without a number)';

function numberOf(estate: unknown): string | undefined {
  const given = ['objektnr_extern', 'openimmo_obid'].map((name) =>
    plain(at(estate, `verwaltung_techn.${name}`)),
  );
  const found = given.find((value) => typeof value === 'string' && !isNothing(value));
  return found === undefined ? undefined : String(found).trim();
}

function propertyOf(estate: unknown, notes: Notes, { language }: SourceOptions): SourceProperty | undefined {
  const id = numberOf(estate);
  if (id === undefined) return void notes.leftOut(NAMELESS, 'no objektnr_extern and no openimmo_obid');
  if (String(at(estate, 'verwaltung_techn.aktion.@aktionart')).toUpperCase() === 'DELETE')
    return void notes.leftOut(id, 'deleted in the export (aktionart DELETE)');
  const isSale = isSet(at(estate, 'objektkategorie.vermarktungsart.@KAUF'), id, notes);
  const isRent = isSet(at(estate, 'objektkategorie.vermarktungsart.@MIETE_PACHT'), id, notes);
  const kind = Object.keys(Object(at(estate, 'objektkategorie.objektart')))[0];
  const type = coded(TYPES, 'objektart', kind, id, notes);
  const country = coded(COUNTRY_OF, 'geo.land.@iso_land', at(estate, 'geo.land.@iso_land'), id, notes);
  if (type === undefined || country === undefined)
    return void notes.leftOut(id, 'an unknown type or country');
  if (isSale === isRent)
    return void notes.leftOut(id, 'neither for sale nor for rent, or both (vermarktungsart)');
  const status = at(estate, 'zustand_angaben.verkaufstatus.@stand');
  const charges = reading(
    () => amount(at(estate, 'preise.nebenkosten')),
    'preise.nebenkosten',
    '',
    id,
    notes,
  );
  return {
    sourceId: id,
    modified: String(text(at(estate, 'verwaltung_techn.stand_vom')) ?? ''),
    type,
    city: placeText(at(estate, 'geo.ort')),
    zip: placeText(at(estate, 'geo.plz')),
    country,
    state:
      status === undefined ? 'none' : (coded(STATES, 'verkaufstatus.@stand', status, id, notes) ?? 'none'),
    fields: {
      ...readRows(FIELDS, estate, id, notes),
      ...readRows(isRent ? RENT : SALE, estate, id, notes),
      Goal: isRent ? 1 : 0,
      PublishAddress: isSet(at(estate, 'verwaltung_objekt.objektadresse_freigeben'), id, notes) ? '1' : '0',
      [isRent ? 'ChargesRenter' : 'ChargesOwner']: charges,
    },
    texts: {
      [language]: {
        TypeDescription: reading(() => of(line)(at(estate, TITLE)), TITLE, at(estate, TITLE), id, notes),
        Description: joined(DESCRIPTION, estate, id, notes),
      },
    },
    pictures: list(at(estate, 'anhaenge.anhang'))
      .filter((file) =>
        ['BILD', 'TITELBILD', 'AUSSENANSICHTEN', 'INNENANSICHTEN'].includes(String(at(file, '@gruppe'))),
      )
      .map((file) => ({
        url: String(text(at(file, 'daten.pfad')) ?? ''),
        bytes: bytesOf(plain(at(file, 'daten.anhanginhalt'))),
        name: placeText(at(file, 'anhangtitel')),
      })),
    records: [estate],
  };
}

const SALE: readonly Row[] = [['Price', 'preise.kaufpreis', amount]];
const RENT: readonly Row[] = [
  ['Price', 'preise.kaltmiete', amount],
  ['Price', 'preise.nettokaltmiete', amount],
];
const TITLE = 'freitexte.objekttitel';
/** Parts of the description, in their order. */
const DESCRIPTION = [
  'freitexte.objektbeschreibung',
  'freitexte.ausstatt_beschr',
  'freitexte.lage',
  'freitexte.sonstige_angaben',
];

const bytesOf = (base64: unknown): Uint8Array | undefined =>
  typeof base64 === 'string' && !isNothing(base64) ? Buffer.from(base64, 'base64') : undefined;

const placeText = (value: unknown): string | undefined => words(plain(value));

const isSet = (value: unknown, id: string, notes: Notes): boolean =>
  reading(() => yesNo(plain(value)), 'a flag', value, id, notes) ?? false;
