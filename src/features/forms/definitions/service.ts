import { consent, email, names, optionalRemark, remark } from './common.ts';
import { define, oneStep } from './definition.ts';
import { optional, required } from './field.ts';

/** A client's testimonial about the agency. */
export const testimonial = define({
  id: 'testimonial',
  steps: oneStep(
    {
      id: 'testimonial',
      fields: [
        { ...remark, label: 'label.testimonial', empty: 'required.testimonial' },
        required('rating', 'radio', { options: ['5', '4', '3', '2', '1'] }),
        required('publication', 'radio', { options: ['name', 'firstName', 'none'] }),
      ],
    },
    { id: 'you', fields: [...names, email, optional('city', 'text'), consent] },
  ),
  mails: ['agency', 'confirmation'],
});

export const signNewsletter = define({
  id: 'sign-newsletter',
  steps: oneStep({
    id: 'newsletter',
    fields: [email, optional('firstName', 'text', { autocomplete: 'given-name', half: true }), consent],
  }),
  mails: ['agency', 'confirmation'],
});

/** Cancels the newsletter, the search demand, or both. */
export const unsubscribe = define({
  id: 'unsubscribe',
  steps: oneStep({
    id: 'unsubscribe',
    fields: [
      required('email', 'email', { autocomplete: 'email', inputmode: 'email' }),
      required('from', 'checkboxes', { options: ['newsletter', 'demand'] }),
      optional('remark', 'textarea', { label: 'label.reason', maxLength: 500 }),
    ],
  }),
  mails: ['agency', 'confirmation'],
});

/** An owner has lost the passphrase. The agency issues a new one, since nobody can read the old one. */
export const forgotPassphrase = define({
  id: 'forgot-passphrase',
  steps: oneStep({
    id: 'owner',
    fields: [
      required('email', 'email', { autocomplete: 'username', inputmode: 'email' }),
      required('phone', 'tel', { autocomplete: 'tel', inputmode: 'tel', help: 'help.ownerPhone' }),
    ],
  }),
  mails: ['agency'],
});

/** Tests that forms arrive; the agency gets no mail. */
export const testingTesting = define({
  id: 'testing-testing',
  steps: oneStep({ id: 'message', fields: [email, optionalRemark] }),
  mails: ['confirmation'],
});
