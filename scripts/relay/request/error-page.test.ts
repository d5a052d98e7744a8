import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { FORM_IDS } from '../../../src/routing/forms.ts';
import { CONTACT, relayUnderTest } from './handler.fixture.ts';

describe('the error page', () => {
  test('keeps what was filled in, marks what is wrong and leads to it', async () => {
    const { post } = relayUnderTest();
    const answer = await post('site-contact', { ...CONTACT, email: 'ines@', remark: '\n<b>"été"</b>' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const source = await answer.text();
    expect(source).toContain('&lt;b&gt;&quot;été&quot;&lt;/b&gt;</textarea>');
    const { document } = parseHTML(source);
    expect(document.documentElement.lang).toBe('fr');
    expect(document.querySelector('#site-contact-lastName')?.getAttribute('value')).toBe('Lambert');
    expect(document.querySelector('input[name=consent]')?.hasAttribute('checked')).toBe(true);
    const link = document.querySelector('.form__summary li a');
    expect(link?.getAttribute('href')).toBe('#site-contact-email');
    const field = document.querySelector('#site-contact-email');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = document.getElementById(described.at(-1) ?? '')?.textContent ?? '';
    expect(message).not.toBe('');
    expect(link?.textContent).toContain(message);
    expect(document.querySelector('b')).toBeNull();
  });

  test('sent again as it stands, mended, it is accepted', async () => {
    const { post } = relayUnderTest();
    const { document } = parseHTML(await (await post('site-contact', { ...CONTACT, email: '' })).text());
    const filled: Record<string, string> = {};
    for (const control of document.querySelectorAll('input, textarea')) {
      const name = control.getAttribute('name') ?? '';
      const isBox = /checkbox|radio/.test(control.getAttribute('type') ?? '');
      if (isBox && !control.hasAttribute('checked')) continue;
      filled[name] = control.getAttribute('value') ?? control.textContent ?? '';
    }
    expect((await post('site-contact', { ...filled, email: CONTACT.email })).status).toBe(303);
  });

  test.each(FORM_IDS)('renders every field of %s with a label', async (form) => {
    const { post } = relayUnderTest();
    const { document } = parseHTML(await (await post(form, { _language: 'en' })).text());
    for (const control of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      const label = document.querySelector(`label[for="${control.id}"]`) ?? control.closest('label');
      expect(label?.textContent?.trim()).toBeTruthy();
    }
    expect(document.body.textContent).not.toMatch(/\b(label|option|error|required)\.[a-z]/);
    expect(document.body.textContent).not.toMatch(/[{}]/);
  });

  test('of an unknown form is a page too', async () => {
    const { post } = relayUnderTest();
    const answer = await post('no-such-form', {}, { headers: { 'Accept-Language': 'de-BE,de;q=0.9' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="de">');
  });
});
