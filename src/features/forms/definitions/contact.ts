import {
  contactTimes,
  email,
  names,
  newsletter,
  optionalPhone,
  optionalRemark,
  phone,
  privacyRead,
  property,
  remark,
  title,
} from './common.ts';
import { define, oneStep, ordered } from './definition.ts';
import { optional, required } from './field.ts';

/** A question to the agency. */
export const siteContact = define({
  id: 'site-contact',
  steps: oneStep(
    { id: 'you', fields: [title(), ...names, email, optionalPhone] },
    { id: 'message', fields: [remark, contactTimes, newsletter, privacyRead] },
  ),
  mails: ['agency', 'confirmation'],
});

/** A question about a property. */
export const contactMe = define({
  id: 'contact-me',
  about: 'property',
  steps: oneStep(
    { id: 'property', fields: [property] },
    { id: 'you', fields: [title(), ...names, email, optionalPhone] },
    { id: 'message', fields: [remark, contactTimes, newsletter, privacyRead] },
  ),
  mails: ['agency', 'confirmation'],
});

const noSlot = { field: 'slot', is: [''] };

/** A viewing: one of the free slots, or days that would suit. */
export const contactAppointment = define({
  id: 'contact-appointment',
  about: 'property',
  needsMarket: true,
  steps: oneStep(
    { id: 'property', fields: [property] },
    {
      id: 'time',
      fields: [
        optional('slot', 'slot', { source: 'slots', help: 'help.slot' }),
        required('startDate', 'date', {
          when: noSlot,
          period: 'future',
          withinDays: 366,
          empty: 'startDate.incomplete',
          invalid: 'startDate.incomplete',
          half: true,
        }),
        required('endDate', 'date', {
          when: noSlot,
          period: 'future',
          withinDays: 366,
          empty: 'endDate.invalid',
          invalid: 'endDate.invalid',
          half: true,
        }),
        { ...contactTimes, label: 'label.viewingTimes', when: noSlot },
      ],
    },
    { id: 'you', fields: [title(true), ...names, email, phone] },
    { id: 'message', fields: [optionalRemark, privacyRead] },
  ),
  mails: ['agency', 'confirmation'],
  check: ordered(['startDate', 'endDate', 'endDate.invalid']),
});

/** Interest in a project, or in building. */
export const contactConstruction = define({
  id: 'contact-construction',
  about: 'project',
  steps: oneStep(
    {
      id: 'construction',
      fields: [
        optional('project', 'property', { help: 'help.project' }),
        optional('unit', 'unit', { help: 'help.unit' }),
        optional('plot', 'radio', { options: ['own', 'wanted', 'none'] }),
        optional('budget', 'amount', { inputmode: 'decimal', half: true, min: 1, max: 99_999_999 }),
        optional('bedrooms', 'integer', { inputmode: 'numeric', half: true, min: 0, max: 50 }),
      ],
    },
    { id: 'you', fields: [title(), ...names, email, phone] },
    { id: 'message', fields: [optionalRemark, contactTimes, newsletter, privacyRead] },
  ),
  mails: ['agency', 'confirmation'],
});
