import type { FormId } from '../../../routing/forms.ts';
import type { FormDefinition } from './definition.ts';

const contact = () => import('./contact.ts');
const demand = () => import('./demand.ts');
const service = () => import('./service.ts');
const transaction = () => import('./transaction.ts');

/** Loads the definition of one form, for a browser that does not need the others. */
export const LOAD_FORM: Readonly<Record<FormId, () => Promise<FormDefinition>>> = {
  'site-contact': async () => (await contact()).siteContact,
  'contact-me': async () => (await contact()).contactMe,
  'contact-appointment': async () => (await contact()).contactAppointment,
  'contact-construction': async () => (await contact()).contactConstruction,
  'contact-demand': async () => (await demand()).contactDemand,
  'demand-register': async () => (await demand()).demandRegister,
  'send-to-friend': async () => (await transaction()).sendToFriend,
  'request-documents': async () => (await transaction()).requestDocuments,
  'purchase-offer': async () => (await transaction()).purchaseOffer,
  'rental-application': async () => (await transaction()).rentalApplication,
  testimonial: async () => (await service()).testimonial,
  'sign-newsletter': async () => (await service()).signNewsletter,
  unsubscribe: async () => (await service()).unsubscribe,
  'forgot-passphrase': async () => (await service()).forgotPassphrase,
  'testing-testing': async () => (await service()).testingTesting,
};
