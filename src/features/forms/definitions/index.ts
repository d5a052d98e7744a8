import type { FormId } from '../../../routing/forms.ts';
import { contactAppointment, contactConstruction, contactMe, siteContact } from './contact.ts';
import type { FormDefinition } from './definition.ts';
import { contactDemand, demandRegister } from './demand.ts';
import { forgotPassphrase, signNewsletter, testimonial, testingTesting, unsubscribe } from './service.ts';
import { purchaseOffer, rentalApplication, requestDocuments, sendToFriend } from './transaction.ts';

/** Every form. To add one, add its id in `src/routing/forms.ts`, its definition here, and its texts. */
export const FORMS: Readonly<Record<FormId, FormDefinition>> = {
  'site-contact': siteContact,
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'contact-demand': contactDemand,
  'demand-register': demandRegister,
  'send-to-friend': sendToFriend,
  'request-documents': requestDocuments,
  'purchase-offer': purchaseOffer,
  'rental-application': rentalApplication,
  testimonial,
  'sign-newsletter': signNewsletter,
  unsubscribe,
  'forgot-passphrase': forgotPassphrase,
  'testing-testing': testingTesting,
};
