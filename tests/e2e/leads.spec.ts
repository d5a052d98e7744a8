import { expect, test } from '@playwright/test';
import { mailTo, uniqueAddress } from './lib/mails.ts';

test('the site takes a form on its own port, leads to the thank-you page and thanks by mail', async ({
  request,
}) => {
  const email = uniqueAddress();
  const response = await request.post('/leads/site-contact', {
    form: {
      _language: 'fr',
      firstName: 'Inès',
      lastName: 'Lambert',
      email,
      remark: 'Bonjour',
      consent: 'yes',
    },
  });
  expect(new URL(response.url()).pathname).toBe('/fr/merci/site-contact/');
  expect(response.status()).toBe(200);
  const mail = await mailTo(email);
  expect(mail.text).toContain('Bonjour Inès Lambert,');
});
