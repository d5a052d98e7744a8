import type { Locale } from '../../src/i18n/locales.ts';

/** One concept of the trade in one language: the word for it, and words that are not to be used for it. */
export interface Term {
  language: Locale;
  term: string;
  /** Whole words, in any case; `*` stands for any ending. */
  not: readonly string[];
}

/**
 * The agency's words, by concept. They are the words of Wallonia: a Fleming who buys in Liège is given an
 * energy certificate of Wallonia (PEB), not an EPC.
 */
export const GLOSSARY: Readonly<Record<string, readonly Term[]>> = {
  'energy certificate': [
    { language: 'fr', term: 'certificat PEB', not: ['certificat énergétique', 'EPC'] },
    {
      language: 'nl',
      term: 'energiecertificaat (PEB)',
      not: ['energieprestatiecertificaat', 'EPC', 'EPC-label'],
    },
    { language: 'en', term: 'energy certificate (PEB)', not: ['energy performance certificate', 'EPC'] },
    { language: 'de', term: 'Energieausweis (PEB)', not: ['Energiepass', 'EPC'] },
  ],
  'open house': [
    { language: 'fr', term: 'portes ouvertes', not: ['visite libre', 'visites libres', 'visite ouverte'] },
    { language: 'nl', term: 'opendeurdag', not: ['open huis', 'open kijkdag', 'kijkdag'] },
    { language: 'en', term: 'open house', not: ['open day', 'open days'] },
    { language: 'de', term: 'offene Besichtigung', not: ['Tag der offenen Tür'] },
  ],
  'owner portal': [
    { language: 'fr', term: 'espace propriétaire', not: ['portail propriétaire', 'zone propriétaire'] },
    { language: 'nl', term: 'eigenaarsportaal', not: ['eigenaarszone', 'login eigenaars'] },
    { language: 'en', term: 'owner portal', not: ['owner area', 'owner login'] },
    { language: 'de', term: 'Eigentümerportal', not: ['Eigentümer-Login', 'Eigentümerbereich'] },
  ],
  shortlist: [
    { language: 'fr', term: 'sélection', not: ['favori', 'favoris', 'biens favoris'] },
    { language: 'nl', term: 'selectie', not: ['favoriet', 'favoriete*', 'favorieten'] },
    { language: 'en', term: 'shortlist', not: ['favourite*', 'wishlist'] },
    { language: 'de', term: 'Merkliste', not: ['Favorit', 'Favoriten', 'Merkzettel'] },
  ],
  'charges of a rental': [
    { language: 'nl', term: 'kosten', not: ['lasten'] },
    { language: 'de', term: 'Nebenkosten', not: ['Mietnebenkosten'] },
  ],
  'sale agreement': [
    { language: 'fr', term: 'compromis', not: ['avant-contrat'] },
    { language: 'nl', term: 'de compromis', not: ['het compromis'] },
    {
      language: 'en',
      term: 'sale agreement (compromis)',
      not: ['preliminary contract', 'preliminary agreement'],
    },
  ],
  apartment: [{ language: 'en', term: 'apartment', not: ['flats'] }],
  'to let': [{ language: 'en', term: 'to let', not: ['for rent'] }],
  'virtual tour': [{ language: 'nl', term: 'virtuele rondleiding', not: ['virtueel bezoek'] }],
  email: [{ language: 'en', term: 'email', not: ['e-mail', 'e-mails'] }],
  passphrase: [
    { language: 'fr', term: 'phrase secrète', not: ['mot de passe'] },
    { language: 'nl', term: 'wachtzin', not: ['wachtwoord'] },
    { language: 'en', term: 'passphrase', not: ['password'] },
    { language: 'de', term: 'Passphrase', not: ['Passwort'] },
  ],
  'rental permit': [{ language: 'en', term: 'rental permit (permis de location)', not: ['letting permit'] }],
  'occupied life annuity': [{ language: 'nl', term: 'bewoonde lijfrente', not: ['bezette lijfrente'] }],
  'asbestos inventory': [{ language: 'nl', term: 'asbestinventaris', not: ['asbestattest'] }],
  'registration duties': [{ language: 'de', term: 'Registrierungsgebühren', not: ['Registrierungsgebühr'] }],
  'working day': [{ language: 'fr', term: 'jour ouvrable', not: ['journée ouvrable'] }],
  'sole own home': [{ language: 'de', term: 'einziges Eigenheim', not: ['einzige eigene Wohnung'] }],
  energy: [{ language: 'de', term: 'Energieklasse', not: ['Energielabel', 'Energieeffizienzklasse'] }],
};
