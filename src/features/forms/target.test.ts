import { expect, test } from 'vitest';
import { site } from '../../snapshot/schema/site.ts';
import { leadTarget } from './target.ts';

const url = 'https://agency.example';
const leads = site.shape.leads;
const target = (given: unknown) =>
  leadTarget({ url, leads: leads.parse(given) }, 'contact-me', '/fr/merci/contact-me/');

test('without an endpoint there is nowhere to send', () => expect(target(undefined)).toBeUndefined());

test.each(['/leads', '/leads/', 'https://leads.example'])(
  'the relay at %s has an address per form',
  (endpoint) =>
    expect(target({ endpoint })).toEqual({
      service: 'relay',
      action: `${endpoint.replace(/\/$/, '')}/contact-me`,
      thanks: '/fr/merci/contact-me/',
      honeypot: '_homepage',
      hidden: {},
    }),
);

test('another service has one address, and is told where to lead the visitor', () =>
  expect(
    target({
      endpoint: 'https://forms.example/f/abc?form={form}',
      service: 'post',
      honeypot: '_gotcha',
      hidden: { _next: '{thanks}', _subject: 'Site: {form}' },
    }),
  ).toEqual({
    service: 'post',
    action: 'https://forms.example/f/abc?form=contact-me',
    thanks: '/fr/merci/contact-me/',
    honeypot: '_gotcha',
    hidden: {
      form: 'contact-me',
      _next: 'https://agency.example/fr/merci/contact-me/',
      _subject: 'Site: contact-me',
    },
  }));

test('Netlify takes the post at the thank-you page', () =>
  expect(target({ endpoint: '/', service: 'netlify' })).toMatchObject({
    action: '/fr/merci/contact-me/',
    hidden: { 'form-name': 'contact-me' },
  }));

test.each([
  { endpoint: 'http://forms.example' },
  { endpoint: '//forms.example' },
  { endpoint: 'javascript:alert(1)' },
  { endpoint: '/leads', service: 'smtp' },
  { endpoint: '/leads', honeypot: 'a"b' },
])('%j is refused', (given) => expect(leads.safeParse(given).success).toBe(false));
