/** Texts of the sample's visitors, agents and owners, all of whom are fictitious. */
export interface SampleTexts {
  visitors: readonly string[];
  comments: readonly string[];
  hopes: readonly string[];
  openDay: { contact: string; comment: string };
  messages: readonly {
    type: 'email' | 'phone' | 'letter' | 'meeting' | 'message';
    subject: string;
    comment: string;
  }[];
}

const FRENCH: SampleTexts = {
  visitors: [
    'M. et Mme Quoilin-Marsaux',
    'Mme Thérasse-Noville',
    'M. Dubrulle-Hénin',
    'Famille Zeimet-Courtoy',
    'Mme Frippiat-Wanlin',
    'M. Lambrecq-Osterrath',
    'Mme Pirnay-Delvigne',
    'M. et M. Xhonneux-Brisy',
    'Mme Okonjo-Verstappe',
    'M. Ruelle-Sacotte',
    'Famille Bertholomé-Ansay',
    'Mme Nizet-Corbisier',
  ],
  comments: [
    'La lumière du séjour a beaucoup plu ; la cuisine paraît un peu petite.',
    'Vif intérêt ; une visite avec un architecte est prévue avant toute décision.',
    'Le jardin a beaucoup plu ; le stationnement fait hésiter.',
    'Il manque une chambre, mais le dossier a été emporté.',
    'Question sur les consommations réelles des trois derniers hivers.',
    'Le quartier convient, le budget est un peu juste.',
    'Visite agréable ; un autre bien, vu la veille, reste en lice.',
    'Question sur l’âge exact de la toiture et de la chaudière.',
    'Le caractère des lieux a séduit, le coût de l’isolation inquiète.',
    'Pas de suite : le bien est jugé trop loin de la gare.',
    'Pièces mesurées, photos prises pour la banque.',
  ],
  hopes: [
    'Confirmé par téléphone ; les enfants seront de la visite.',
    'Seconde visite, avec un entrepreneur.',
    'Trajet depuis l’étranger : visite courte entre deux trains.',
  ],
  openDay: {
    contact: 'Portes ouvertes',
    comment: 'Onze ménages accueillis en deux heures, quatre dossiers emportés.',
  },
  messages: [
    {
      type: 'email',
      subject: 'Bilan du trimestre',
      comment: 'Nous vous avons envoyé le bilan chiffré et nos deux propositions d’ajustement.',
    },
    {
      type: 'phone',
      subject: 'Retour des dernières visites',
      comment: 'Nous avons passé en revue les remarques ; vous préférez attendre avant de revoir le prix.',
    },
    {
      type: 'meeting',
      subject: 'Réunion à l’agence',
      comment: 'Nous avons choisi ensemble les nouvelles photos et la date de la journée portes ouvertes.',
    },
    {
      type: 'letter',
      subject: 'Renouvellement du mandat',
      comment: 'Le mandat signé nous est bien revenu ; un exemplaire est dans votre dossier.',
    },
    {
      type: 'message',
      subject: 'Clés déposées',
      comment: 'Le double des clés est au coffre ; merci de l’avoir apporté vous-même.',
    },
    {
      type: 'email',
      subject: 'Certificat PEB',
      comment: 'Le certificateur est passé ; le document est joint à votre dossier.',
    },
    {
      type: 'phone',
      subject: 'Question sur la toiture',
      comment: 'Vous nous avez confirmé la réfection de 2014 et promis la facture.',
    },
    {
      type: 'email',
      subject: 'Nouvelle série de photos',
      comment: 'La photographe passera par beau temps ; pensez à ouvrir les volets.',
    },
  ],
};

/** Said of a building with tenants, by those who buy to let. */
const FRENCH_BUILDING: SampleTexts = {
  ...FRENCH,
  comments: [
    'La cage d’escalier a beaucoup plu ; la façade arrière reste à isoler.',
    'Vif intérêt ; une visite avec un architecte est prévue avant toute décision.',
    'Les quatre logements sont jugés bien tenus ; le stationnement fait hésiter.',
    'Le rendement est jugé un peu juste, mais le dossier a été emporté.',
    'Question sur les baux en cours et leurs échéances.',
    'Le quartier convient, le budget est un peu juste.',
    'Visite agréable ; un autre immeuble, vu la veille, reste en lice.',
    'Question sur l’âge exact de la toiture et des chaudières.',
    'L’immeuble a séduit, le coût de l’isolation inquiète.',
    'Pas de suite : l’acheteur préfère un immeuble libre.',
    'Pièces mesurées, photos prises pour la banque.',
  ],
  hopes: [
    'Confirmé par téléphone ; le notaire de l’acheteur sera de la visite.',
    'Seconde visite, avec un entrepreneur.',
    'Trajet depuis l’étranger : visite courte entre deux trains.',
  ],
  openDay: {
    contact: 'Portes ouvertes',
    comment: 'Sept investisseurs accueillis en une heure, trois dossiers emportés.',
  },
};

/** Said of an apartment to let, by those who would live in it. */
const FRENCH_LETTING: SampleTexts = {
  ...FRENCH,
  comments: [
    'La lumière du séjour a beaucoup plu ; la cuisine paraît un peu petite.',
    'Vif intérêt ; une candidature est annoncée.',
    'Le calme des chambres a beaucoup plu ; le stationnement fait hésiter.',
    'Il manque une chambre, mais le dossier a été emporté.',
    'Question sur les charges et ce qu’elles comprennent.',
    'Le quartier convient, le loyer est un peu élevé.',
    'Visite agréable ; un autre appartement, vu la veille, reste en lice.',
    'Question sur la date d’entrée et la durée du bail.',
    'La rénovation a séduit, l’absence d’ascenseur fait hésiter.',
    'Pas de suite : le bien est jugé trop loin de la gare.',
    'Pièces mesurées pour les meubles.',
  ],
  hopes: [
    'Confirmé par téléphone ; un futur colocataire sera de la visite.',
    'Seconde visite, avec les parents.',
    'Trajet depuis l’étranger : visite courte entre deux trains.',
  ],
  openDay: {
    contact: 'Portes ouvertes',
    comment: 'Neuf candidats accueillis en une heure, quatre dossiers emportés.',
  },
};

const DUTCH: SampleTexts = {
  visitors: [
    'De heer en mevrouw Haverbeke-Loix',
    'Mevrouw Tuytelaers-Renson',
    'De heer Quaegebeur-Dams',
    'Familie Ysermans-Colpaert',
    'Mevrouw Schollaert-Nys',
    'De heer Ververken-Ooms',
    'Familie Abdirahmani-Stroobant',
    'Mevrouw Vlieghe-Marchand',
  ],
  comments: [
    'De tuin maakte indruk; de badkamer is aan vernieuwing toe.',
    'Er komt een tweede bezoek, samen met een aannemer.',
    'Liever iets dichter bij het station.',
    'De leefruimte viel erg in de smaak; over de verwarming is er nog twijfel.',
    'Vraag naar het verbruik van de voorbije winters.',
    'Mooi pand, maar net boven het budget.',
    'Er werd gemeten voor de meubels en een piano.',
    'Het eigen appartement moet eerst verkocht zijn.',
  ],
  hopes: ['Bevestigd per telefoon; de kinderen komen mee.', 'Tweede bezoek, samen met een architect.'],
  openDay: { contact: 'Opendeurdag', comment: 'Negen gezinnen ontvangen, drie dossiers meegegeven.' },
  messages: [
    {
      type: 'email',
      subject: 'Kwartaalverslag',
      comment: 'We stuurden u de cijfers en ons voorstel voor de komende maanden.',
    },
    {
      type: 'phone',
      subject: 'Reacties na de bezoeken',
      comment: 'We overliepen de opmerkingen; u wacht liever met een prijsaanpassing.',
    },
    {
      type: 'meeting',
      subject: 'Overleg op kantoor',
      comment: 'Samen kozen we de nieuwe foto’s en de datum van de opendeurdag.',
    },
    {
      type: 'message',
      subject: 'Sleutels ontvangen',
      comment: 'De reservesleutels liggen in de kluis, dank voor het langsbrengen.',
    },
    {
      type: 'email',
      subject: 'Uittreksel uit de BDES aangevraagd',
      comment: 'Het uittreksel is aangevraagd en volgt binnen tien werkdagen.',
    },
  ],
};

export const SAMPLE_TEXTS = {
  fr: FRENCH,
  frBuilding: FRENCH_BUILDING,
  frLetting: FRENCH_LETTING,
  nl: DUTCH,
} as const;
