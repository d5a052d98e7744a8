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
  apartment: [
    // “Flat” alone is said of roofs and charges.
    {
      language: 'en',
      term: 'apartment',
      not: ['flats', 'bedroom flat', 'each flat', 'every flat', 'this flat'],
    },
  ],
  viewing: [
    { language: 'fr', term: 'seconde visite', not: ['deuxième visite', 'deuxième regard'] },
    {
      language: 'en',
      term: 'viewing',
      not: ['second visit', 'video visit', 'upcoming visits', 'ask for a viewing', 'request a viewing'],
    },
  ],
  valuation: [
    { language: 'en', term: 'written valuation with our reasons', not: ['reasoned price'] },
    {
      language: 'de',
      term: 'Schätzung',
      not: [
        'Immobilienbewertung',
        'Bewertung anfragen',
        'kostenlose Bewertung',
        'Anfrage für eine Schätzung',
      ],
    },
  ],
  testimonial: [
    { language: 'fr', term: 'témoignage', not: ['votre avis'] },
    { language: 'de', term: 'Kundenmeinung', not: ['Kundenstimme', 'Kundenstimmen', 'Ihre Bewertung'] },
  ],
  friend: [
    { language: 'fr', term: 'ami', not: ['votre proche'] },
    { language: 'nl', term: 'vriend', not: ['uw kennissen', 'uw bekende'] },
    { language: 'de', term: 'befreundete Person', not: ['an Bekannte', 'Ihre Bekannten'] },
  ],
  'rental application': [
    { language: 'fr', term: 'candidature locative', not: ['candidature de location'] },
    { language: 'nl', term: 'kandidaat-huurder worden', not: ['kandidatuur als huurder'] },
  ],
  'search demand': [
    { language: 'de', term: 'Suchauftrag', not: ['Suche ist gespeichert', 'Suche speichern', 'Suchprofil'] },
  ],
  agency: [{ language: 'de', term: 'Immobilienagentur', not: ['Agentur'] }],
  'answer by the next working day': [
    { language: 'fr', term: 'jour ouvrable', not: ['journée ouvrable'] },
    {
      language: 'nl',
      term: 'uiterlijk de volgende werkdag',
      not: ['binnen één werkdag', 'binnen een werkdag'],
    },
    {
      language: 'en',
      term: 'by the next working day',
      not: ['within one working day', 'within the working day', 'same working day'],
    },
    {
      language: 'de',
      term: 'spätestens am nächsten Werktag',
      not: ['am selben Werktag', 'innerhalb eines Werktags'],
    },
  ],
  place: [
    { language: 'fr', term: 'localité', not: ['même commune', 'par commune'] },
    { language: 'nl', term: 'plaats', not: ['dezelfde gemeente', 'per gemeente', 'op gemeente'] },
  ],
  'what the servers answer': [
    { language: 'fr', term: 'n’ont pas pu être chargées', not: ['API'] },
    { language: 'nl', term: 'konden niet worden geladen', not: ['API', 'API-fout'] },
    { language: 'en', term: 'could not be loaded', not: ['API'] },
    { language: 'de', term: 'konnten nicht geladen werden', not: ['API', 'API-Fehler'] },
  ],
  'costs of the deed': [
    { language: 'en', term: 'administrative costs', not: ['file fees', 'file costs'] },
    { language: 'de', term: 'Verwaltungskosten', not: ['Aktenkosten'] },
  ],
  'marital status': [
    // Walloon law lets a landlord know of marriage and legal cohabitation only.
    { language: 'fr', term: 'mariage ou cohabitation légale', not: ['votre état civil'] },
    { language: 'en', term: 'marriage or legal cohabitation', not: ['civil status'] },
  ],
  telephone: [{ language: 'en', term: 'telephone', not: ['phone number', 'by phone', 'phone us'] }],
  'cookie choices': [
    { language: 'nl', term: 'cookievoorkeuren', not: ['keuze over cookies'] },
    { language: 'en', term: 'cookie choices', not: ['choice about cookies', 'choose in detail'] },
    {
      language: 'de',
      term: 'alle akzeptieren',
      not: ['alle annehmen', 'Besuchsmessung', 'Speicher für Werbung'],
    },
  ],
  reserved: [{ language: 'de', term: 'Reserviert (Option)', not: ['unter Option'] }],
  any: [{ language: 'de', term: 'Beliebig', not: ['egal'] }],
  documents: [
    {
      language: 'de',
      term: 'Anforderung der Unterlagen',
      not: ['Anfrage nach Unterlagen', 'Anfrage nach den Unterlagen'],
    },
    { language: 'en', term: 'the property’s documents', not: ['documents of the property'] },
  ],
  'life annuity': [
    { language: 'nl', term: 'vrije lijfrente', not: ['lijfrente, vrij', 'lijfrente, bewoond'] },
  ],
  stations: [
    {
      language: 'nl',
      term: 'Luik-Guillemins',
      not: ['station Guillemins', 'Liège-Guillemins', 'station Liège', 'Liège-Saint-Lambert'],
    },
  ],
  'rent payments': [
    { language: 'nl', term: 'huurbetalingen', not: ['laatste drie huren'] },
    { language: 'nl', term: 'huur, kosten inbegrepen', not: ['huur met kosten'] },
  ],
  'free slots': [
    { language: 'nl', term: 'vrije momenten', not: ['vandaag nog vrij'] },
    { language: 'en', term: 'slots still available', not: ['free today'] },
    { language: 'de', term: 'noch freie Termine', not: ['heute noch freie*'] },
  ],
  'shower room': [{ language: 'de', term: 'Duschbad', not: ['Duschraum', 'Duschräume'] }],
  'planning permits': [
    { language: 'de', term: 'Verstädterungsgenehmigung', not: ['Parzellierungsgenehmigung'] },
    {
      language: 'de',
      term: 'positive Auskunft',
      not: ['günstige Auskunft', 'günstige Auskünfte', 'günstige Bodenbescheinigung'],
    },
  ],
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
  'sole own home': [
    { language: 'en', term: 'your only home', not: ['sole own home', 'own sole home'] },
    { language: 'de', term: 'einziges Eigenheim', not: ['einzige eigene Wohnung'] },
  ],
  'data in the singular': [
    { language: 'en', term: 'your data is', not: ['data are', 'data were', 'data have'] },
  ],
  energy: [
    {
      language: 'de',
      term: 'Energieklasse',
      not: ['Energielabel', 'Energieeffizienzklasse', 'mit Label', 'auf Label'],
    },
  ],
};
