import { expect, test } from 'vitest';
import { FORMS } from '../../src/features/forms/definitions/index.ts';
import { readConfig } from './config.ts';
import { channelsOf } from './relay.ts';

const config = readConfig({
  LEADS_SMTP_URL: 'smtp://mail.example',
  LEADS_WEBHOOK_URL: 'https://crm.example/',
});
const phone = { phone: '+32 4 000 00 10' };
const email = { email: 'ines@mail.example' };

test.each([
  ['site-contact', email, ['agency', 'confirmation', 'webhook']],
  ['site-contact', phone, ['agency', 'webhook']],
  ['request-documents', phone, ['agency', 'webhook']],
  ['send-to-friend', { friendEmail: 'ami@mail.example' }, ['friend']],
  ['send-to-friend', email, []],
  ['testing-testing', phone, []],
] as const)('%s with %j leaves by %j', (form, values, channels) =>
  expect(channelsOf(FORMS[form], values, config)).toEqual(channels),
);
