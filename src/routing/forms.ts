/**
 * Every form; each has a thank-you page. They are the nine of the specification's section 2 and those that
 * its labels imply.
 */
export const FORM_IDS = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'testing-testing',
  'request-documents',
  'purchase-offer',
  'rental-application',
  'testimonial',
  'unsubscribe',
  'forgot-passphrase',
] as const;

export type FormId = (typeof FORM_IDS)[number];

/**
 * The original path of a form's page: the menu's page at this path if there is one, else a page of its own.
 */
export const formPath = (form: FormId): string => (form === 'site-contact' ? '/contact/' : `/${form}/`);

/** The original path of a form's thank-you page (specification, section 2). */
export const feedbackPath = (form: FormId): string => `/feedback/${form}/`;

export const isFormId = (value: string): value is FormId => (FORM_IDS as readonly string[]).includes(value);
