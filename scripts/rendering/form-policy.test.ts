import { expect, test } from 'vitest';
import { formPolicy } from './form-policy.ts';

const NOTHING = { formAction: [], connect: [], script: [], frame: [] };

test.each([
  [{}],
  [{ leads: { endpoint: '/leads' } }],
  [{ captcha: null }],
  [{ url: 'https://www.agency.example' }],
])('%j needs nothing', (settings) => expect(formPolicy(settings)).toEqual(NOTHING));

test('a form service elsewhere may be posted to and talked to', () =>
  expect(formPolicy({ leads: { endpoint: 'https://forms.example/f/{form}?x=1' } })).toEqual({
    ...NOTHING,
    formAction: ['https://forms.example'],
    connect: ['https://forms.example'],
  }));

test('a form service elsewhere may lead back to the site', () =>
  expect(
    formPolicy({ url: 'https://www.agency.example', leads: { endpoint: 'https://forms.example/f' } })
      .formAction,
  ).toEqual(['https://forms.example', 'https://www.agency.example']));

test.each(['turnstile', 'hcaptcha', 'recaptcha'] as const)('%s may run, only when configured', (provider) => {
  const { script, frame, connect, formAction } = formPolicy({ captcha: { provider } });
  expect(script.length).toBeGreaterThan(0);
  expect([frame, connect]).toEqual([script, script]);
  expect(formAction).toEqual([]);
});
