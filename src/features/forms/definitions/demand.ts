import {
  boundName,
  DEMANDED,
  type Ends,
  FLAGS_KEY,
  isPrice,
  type RangeName,
} from '../../catalogue/filters.ts';
import {
  consent,
  contactTimes,
  email,
  names,
  newsletter,
  optionalPhone,
  optionalRemark,
  phone,
  privacyRead,
  title,
  zipAndCity,
} from './common.ts';
import { define, oneStep, ordered } from './definition.ts';
import { type Field, optional, required } from './field.ts';

/** The free valuation. The home page shows only its first field, the address. */
export const contactDemand = define({
  id: 'contact-demand',
  steps: [
    [
      {
        id: 'place',
        fields: [
          required('address', 'text', {
            label: 'label.demandAddress',
            empty: 'demandAddress.empty',
            maxLength: 120,
            autocomplete: 'address-line1',
          }),
          ...zipAndCity,
        ],
      },
    ],
    [
      {
        id: 'building',
        fields: [
          required('type', 'select', { source: 'types' }),
          required('project', 'radio', {
            label: 'label.demandProject',
            options: ['sell', 'rent', 'value'],
            empty: 'required.demandProject',
          }),
          optional('surface', 'integer', { inputmode: 'numeric', half: true, min: 1, max: 999_999 }),
          optional('bedrooms', 'integer', { inputmode: 'numeric', half: true, min: 0, max: 50 }),
          optional('year', 'integer', { inputmode: 'numeric', half: true, min: 1000, max: 2100 }),
          optional('condition', 'select', { half: true, options: ['new', 'good', 'refresh', 'renovate'] }),
        ],
      },
    ],
    [
      { id: 'you', fields: [title(true), ...names, email, phone] },
      { id: 'message', fields: [optionalRemark, contactTimes, newsletter, privacyRead] },
    ],
  ],
  mails: ['agency', 'confirmation'],
});

/** The field for one end of a range, such as `bedroomsMin`. */
function boundField(name: RangeName, end: Ends[number]): Field {
  const field = boundName(name, end);
  return isPrice(name)
    ? optional(field, 'amount', { inputmode: 'decimal', half: true, min: 0, max: 99_999_999 })
    : optional(field, 'integer', { inputmode: 'numeric', half: true, min: 0, max: 99 });
}

/**
 * The keep-me-informed service, with what the table of filters asks of a demand. `criteria` is the list's query, with
 * which the agency can open the same list.
 */
export const demandRegister = define({
  id: 'demand-register',
  steps: oneStep(
    {
      id: 'search',
      fields: [
        required('goal', 'radio', { options: ['buy', 'rent'] }),
        required('types', 'checkboxes', { source: 'types' }),
        optional('zones', 'checkboxes', { source: 'zones' }),
        required('otherZones', 'text', {
          when: { field: 'zones', is: [''] },
          maxLength: 200,
          empty: 'required.zones',
          help: 'help.otherZones',
        }),
        ...DEMANDED.flatMap(({ name, ends }) => ends.map((end) => boundField(name, end))),
        optional(FLAGS_KEY, 'checkboxes', { source: 'flags' }),
        optional('criteria', 'hidden', { invalid: 'choice.invalid' }),
      ],
    },
    { id: 'you', fields: [title(), ...names, email, optionalPhone] },
    { id: 'message', fields: [optionalRemark, newsletter, consent] },
  ),
  mails: ['agency', 'confirmation'],
  check: ordered(
    ...DEMANDED.filter(({ ends }) => ends.length > 1).map(
      ({ name }) => [boundName(name, 'min'), boundName(name, 'max'), 'range.invalid'] as const,
    ),
  ),
});
