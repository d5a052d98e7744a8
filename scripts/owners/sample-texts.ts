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
    'La lumière du séjour a beaucoup plu ; la cuisine leur semble un peu petite.',
    'Très intéressés, reviennent avec un architecte avant de se prononcer.',
    'Le jardin a fait l’unanimité ; ils hésitent à cause du stationnement.',
    'Cherchent une chambre de plus, mais gardent le dossier.',
    'Ont demandé les consommations réelles des trois derniers hivers.',
    'Le quartier leur convient, le budget est un peu juste.',
    'Visite agréable ; ils comparent avec un autre bien vu la veille.',
    'Souhaitent connaître l’âge exact de la toiture et de la chaudière.',
    'Aiment le caractère des lieux, craignent le coût de l’isolation.',
    'Pas de suite : ils préfèrent un bien plus proche de la gare.',
    'Ont mesuré les pièces et pris des photos pour leur banque.',
  ],
  hopes: [
    'Confirmé par téléphone ; visiteront avec leurs enfants.',
    'Seconde visite, avec un entrepreneur de leur choix.',
    'Vient de l’étranger : visite courte entre deux trains.',
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
      comment: 'Le mandat signé nous est bien revenu, un exemplaire est dans votre dossier.',
    },
    {
      type: 'message',
      subject: 'Clés déposées',
      comment: 'Le double des clés est au coffre, merci de l’avoir apporté vous-même.',
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
    'Onder de indruk van de tuin; de badkamer willen ze vernieuwen.',
    'Komen terug met hun ouders en een aannemer.',
    'Zoeken liever iets dichter bij het station.',
    'Vonden de leefruimte prachtig, twijfelen over de verwarming.',
    'Vroegen naar het verbruik van de voorbije winters.',
    'Mooi pand, maar net boven hun budget.',
    'Namen maten voor hun meubels en een piano.',
    'Willen eerst hun eigen appartement verkopen.',
  ],
  hopes: ['Bevestigd per telefoon; komen met de kinderen.', 'Tweede bezoek, samen met hun architect.'],
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
      subject: 'Bodemattest aangevraagd',
      comment: 'Het attest is aangevraagd en volgt binnen tien werkdagen.',
    },
  ],
};

export const SAMPLE_TEXTS = { fr: FRENCH, nl: DUTCH } as const;
