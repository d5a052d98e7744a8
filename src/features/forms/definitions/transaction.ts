import { CIVIL_STATUSES } from '../../../snapshot/law/questions.ts';
import {
  address,
  consent,
  email,
  names,
  optionalPhone,
  optionalRemark,
  phone,
  privacyRead,
  property,
  title,
} from './common.ts';
import { define, oneStep } from './definition.ts';
import { optional, required } from './field.ts';

/** Sends a property to a friend; the friend's address is used for this one mail. */
export const sendToFriend = define({
  id: 'send-to-friend',
  about: 'property',
  steps: oneStep(
    { id: 'property', fields: [property] },
    { id: 'you', fields: [...names, email] },
    {
      id: 'friend',
      fields: [
        required('friendEmail', 'email', {
          autocomplete: 'off',
          inputmode: 'email',
          invalid: 'friendEmail.invalid',
        }),
        optional('remark', 'textarea', { label: 'label.friendMessage', maxLength: 500 }),
        consent,
      ],
    },
  ),
  mails: ['friend'],
});

/** The documents of a property by e-mail. */
export const requestDocuments = define({
  id: 'request-documents',
  about: 'property',
  needsMarket: true,
  steps: oneStep(
    { id: 'property', fields: [property] },
    { id: 'you', fields: [title(), ...names, email, optionalPhone, privacyRead] },
  ),
  mails: ['agency', 'documents'],
});

/** A written offer is binding for a stated period, so the period is asked for. */
export const purchaseOffer = define({
  id: 'purchase-offer',
  about: 'property',
  needsMarket: true,
  goal: 'sale',
  steps: oneStep(
    { id: 'property', fields: [property] },
    {
      id: 'offer',
      fields: [
        required('amount', 'amount', {
          inputmode: 'decimal',
          min: 1000,
          max: 99_999_999,
          half: true,
          help: 'help.amount',
        }),
        required('validUntil', 'date', {
          period: 'future',
          withinDays: 92,
          half: true,
          help: 'help.validUntil',
        }),
        optional('conditions', 'checkboxes', { options: ['loan', 'sale', 'planning', 'soil'] }),
        optional('otherConditions', 'textarea', { maxLength: 1000 }),
      ],
    },
    {
      id: 'buyer',
      fields: [
        title(true),
        ...names,
        ...address,
        email,
        phone,
        optional('coBuyer', 'text', { maxLength: 160, help: 'help.coBuyer' }),
      ],
    },
    { id: 'message', fields: [optionalRemark, required('binding', 'consent'), privacyRead] },
  ),
  mails: ['agency', 'confirmation'],
});

const isPrivate = { field: 'applicant', is: ['private'] };
const isCommercial = { field: 'applicant', is: ['commercial'] };

/**
 * All that a landlord may ask of a tenant in any region; `lawfulForm` leaves of it what the law of a property's
 * region permits, which is in `law/`. No law permits a question without a subject, so there is no field for remarks.
 */
export const rentalApplication = define({
  id: 'rental-application',
  about: 'property',
  needsMarket: true,
  goal: 'rent',
  steps: oneStep(
    {
      id: 'property',
      fields: [property, required('applicant', 'radio', { options: ['private', 'commercial'] })],
    },
    {
      id: 'company',
      fields: [
        required('company', 'text', { when: isCommercial, autocomplete: 'organization', half: true }),
        required('companyNumber', 'text', { when: isCommercial, maxLength: 30, half: true }),
        required('activity', 'text', { when: isCommercial, maxLength: 160 }),
      ],
    },
    {
      id: 'you',
      fields: [
        ...names,
        email,
        phone,
        ...address,
        required('birthDate', 'date', { when: isPrivate, period: 'past', autocomplete: 'bday', half: true }),
        required('civilStatus', 'radio', {
          when: isPrivate,
          options: [...CIVIL_STATUSES, 'neither'],
          former: { single: 'neither', divorced: 'neither', widowed: 'neither' },
        }),
      ],
    },
    {
      id: 'means',
      fields: [
        required('adults', 'integer', { when: isPrivate, inputmode: 'numeric', min: 1, max: 20, half: true }),
        required('children', 'integer', {
          when: isPrivate,
          inputmode: 'numeric',
          min: 0,
          max: 20,
          half: true,
        }),
        required('income', 'amount', { inputmode: 'decimal', min: 0, max: 9_999_999, help: 'help.income' }),
        required('rentProof', 'radio', {
          when: isPrivate,
          options: ['yes', 'no', 'never'],
          help: 'help.rentProof',
        }),
        privacyRead,
      ],
    },
  ),
  mails: ['agency', 'confirmation'],
});
