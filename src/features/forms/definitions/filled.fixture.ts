import type { FormId } from '../../../routing/forms.ts';

/** Filled-in values: a text, or a list for several choices. */
export type Filled = Record<string, string | string[]>;

const you = { firstName: 'Ève', lastName: 'Dupont-D’Hont', email: 'eve+maison@exemple.immo' };
const home = { address: 'Rue des Paliers 12', zip: '4000', city: 'Liège' };
const yes = { consent: 'yes' };
const about = { property: 'MB-0147' };

/** Each form with valid values on 2 December 2026. */
export const FILLED: Readonly<Record<FormId, Filled>> = {
  'site-contact': { ...you, ...yes, remark: 'Bonjour à vous' },
  'contact-me': {
    ...you,
    ...yes,
    ...about,
    remark: 'Est-elle libre ?',
    contactTimes: ['morning', 'evening'],
  },
  'contact-appointment': { ...you, ...yes, ...about, title: 'ms', phone: '0470000000', slot: '12' },
  'contact-construction': {
    ...you,
    ...yes,
    phone: '+49 (0)241 000-000',
    unit: 'A.01',
    budget: '250.000 €',
    plot: 'own',
  },
  'contact-demand': {
    ...you,
    ...yes,
    ...home,
    title: 'mr',
    phone: '04 000 00 00',
    type: '1',
    project: 'sell',
  },
  'demand-register': {
    ...you,
    ...yes,
    goal: 'buy',
    types: ['1', '8'],
    zones: ['Liège|4000'],
    priceMin: '100000',
    priceMax: '250000',
    with: ['garden', 'lift'],
    criteria: '?type=1&city=Li%C3%A8ge%7C4000',
  },
  'send-to-friend': { ...you, ...yes, ...about, friendEmail: 'ami@exemple.museum', remark: 'Regarde ça' },
  'request-documents': { ...you, ...yes, ...about },
  'purchase-offer': {
    ...you,
    ...yes,
    ...about,
    ...home,
    title: 'miss',
    phone: '+32 470 00 00 00',
    amount: '245.000',
    validUntil: '2026-12-12',
    conditions: ['loan'],
    binding: 'yes',
  },
  'rental-application': {
    ...you,
    ...yes,
    ...about,
    ...home,
    phone: '+32 470 00 00 00',
    applicant: 'private',
    birthDate: '1990-02-28',
    civilStatus: 'neither',
    adults: '2',
    children: '0',
    income: '3 100,50',
    rentProof: 'yes',
  },
  testimonial: { ...you, ...yes, remark: 'Merci.', rating: '5', publication: 'name' },
  'sign-newsletter': { email: you.email, ...yes },
  unsubscribe: { email: you.email, from: ['newsletter'] },
  'forgot-passphrase': { email: you.email, phone: '0470 00 00 00' },
  'testing-testing': { email: you.email, remark: 'Un essai' },
};
