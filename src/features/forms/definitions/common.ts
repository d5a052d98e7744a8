import { type Field, optional, required } from './field.ts';

/** Title (Mr, Ms, Miss), as in the specification's labels. */
const TITLES = ['mr', 'ms', 'miss'] as const;

/** 10:00–13:00, 14:00 (Dutch 13:00)–16:00, 16:00–19:00 (specification, section 9). */
const CONTACT_TIMES = ['morning', 'afternoon', 'evening'] as const;

export const title = (isRequired = false): Field =>
  (isRequired ? required : optional)('title', 'radio', {
    options: TITLES,
    autocomplete: 'honorific-prefix',
  });

export const names: readonly Field[] = [
  required('firstName', 'text', { autocomplete: 'given-name', half: true }),
  required('lastName', 'text', { autocomplete: 'family-name', half: true }),
];

export const email = required('email', 'email', { autocomplete: 'email', inputmode: 'email', half: true });

const TEL = { autocomplete: 'tel', inputmode: 'tel', half: true, help: 'help.phone' } as const;
export const phone = required('phone', 'tel', TEL);
export const optionalPhone = optional('phone', 'tel', TEL);

export const contactTimes = optional('contactTimes', 'checkboxes', { options: CONTACT_TIMES });

export const remark = required('remark', 'textarea');
export const optionalRemark = optional('remark', 'textarea');

export const newsletter = optional('newsletter', 'checkbox');

/**
 * That the privacy statement has been read, where steps before a contract are the basis on which data are used:
 * messages, viewings, valuations, offers, rental applications, as the statement says.
 */
export const privacyRead = required('consent', 'consent', {
  label: 'label.privacyRead',
  empty: 'required.privacyRead',
});

/** Consent to the use of data, where it is the basis: search demands, newsletters, testimonials, mails to friends. */
export const consent = required('consent', 'consent');

/** Zip and city of any country. */
export const zipAndCity: readonly Field[] = [
  required('zip', 'text', {
    maxLength: 12,
    autocomplete: 'postal-code',
    inputmode: 'text',
    half: true,
    invalid: 'zip.invalid',
  }),
  required('city', 'text', { autocomplete: 'address-level2', half: true }),
];

/** A person's own address. */
export const address: readonly Field[] = [
  required('address', 'text', { maxLength: 120, autocomplete: 'address-line1' }),
  ...zipAndCity,
];

/** The property that the form is about: its id or its reference. */
export const property = required('property', 'property', { help: 'help.property' });
