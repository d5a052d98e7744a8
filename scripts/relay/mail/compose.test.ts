import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';
import { formatTimeSpan } from '../../../src/ui/clock.ts';
import { APPOINTMENT, CONTACT, SITE, SLOT } from '../request/handler.fixture.ts';
import type { Fields, Lead } from '../store/lead.ts';
import { textOf } from '../text/texts.ts';
import { composeMail } from './compose.ts';
import { withoutLinks } from './friend-mail.ts';
import type { MailSettings } from './letter.ts';

const SETTINGS: MailSettings = {
  from: { name: 'Maison Bueren', address: 'site@maison-bueren.example' },
  agency: { name: 'Maison Bueren', address: 'bonjour@maison-bueren.example' },
  agencyLanguage: undefined,
};

const fieldsOf = ({ _language, ...fields }: Record<string, string>): Fields => fields;

const lead = (form: string, fields: Fields, language: Locale = 'fr'): Lead => ({
  id: '0123456789abcdef',
  form,
  language,
  received: Date.UTC(2026, 11, 5, 9),
  fields,
});

const contact = lead('site-contact', fieldsOf(CONTACT));
const friend = (over: Record<string, string> = {}) =>
  lead('send-to-friend', {
    property: SLOT.property,
    firstName: 'Inès',
    lastName: 'Lambert',
    email: 'ines.lambert@mail.example',
    friendEmail: 'ami@mail.example',
    ...over,
  });

describe('the agency', () => {
  test('gets what was filled in, and answers the visitor', () => {
    const mail = composeMail('agency', contact, SITE, SETTINGS);
    expect(mail).toMatchObject({
      id: '0123456789abcdef.agency',
      to: SETTINGS.agency,
      from: SETTINGS.from,
      replyTo: { name: 'Inès Lambert', address: 'ines.lambert@mail.example' },
      subject: 'Message\u00a0: Inès Lambert',
    });
    expect(mail.text).toContain('Prénom\u00A0: Inès');
    expect(mail.text).toContain('Bonjour,\n  je cherche une maison.');
    expect(mail.text).toContain('5 décembre 2026, 10\u00A0h');
    expect(mail.html).toContain('Bonjour,<br>je cherche une maison.');
  });

  test.each([
    ['no address', {}],
    ['none that mail can be sent to', { email: 'ines lambert@mail.example' }],
  ])('is told to call who left %s', (_, email) => {
    const fields = {
      firstName: 'Inès',
      lastName: 'Lambert',
      phone: '+32 4 000 00 10',
      contactTimes: ['morning'],
    };
    const mail = composeMail('agency', lead('contact-me', { ...fields, ...email }), SITE, SETTINGS);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.subject).toContain('Inès Lambert');
    expect(mail.text).toContain('appelez Inès Lambert au +32 4 000 00 10');
    expect(mail.text).not.toContain(textOf('fr', 'mail', 'agency.answer', { name: 'Inès Lambert' }));
  });

  test('gets a mail even of a form that names nobody', () => {
    const mail = composeMail('agency', lead('site-contact', { remark: 'Bonjour' }), SITE, SETTINGS);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.subject).toBe('Message');
    expect(mail.text).toContain('Bonjour');
  });

  test('reads its own language when it says so', () => {
    const mail = composeMail('agency', { ...contact, language: 'de' }, SITE, {
      ...SETTINGS,
      agencyLanguage: 'nl',
    });
    expect(mail.subject).toBe('Bericht: Inès Lambert');
    expect(mail.text).toContain('Duits');
  });

  test('reads what a demand asks for in words', () => {
    const fields = { goal: 'buy', types: ['1'], with: ['garden', 'lift'] };
    const mail = composeMail('agency', lead('demand-register', fields, 'nl'), SITE, SETTINGS);
    expect(mail.text).toContain('Gewenste troeven: Tuin, Lift');
  });

  test('sees the property and the slot in words', () => {
    const mail = composeMail(
      'agency',
      lead('contact-appointment', fieldsOf(APPOINTMENT), 'nl'),
      SITE,
      SETTINGS,
    );
    expect(mail.text).toContain('maandag 11 januari 2027, 16\u2060–\u206016.20\u00A0uur');
    expect(mail.text).toContain(SITE.property(SLOT.property, 'nl')?.title);
    expect(mail.text).toContain(`${SITE.info.url}/nl/`);
  });
});

describe.each(LOCALES)('the visitor’s receipt in %s', (locale) => {
  const mail = composeMail(
    'confirmation',
    lead('contact-appointment', fieldsOf(APPOINTMENT), locale),
    SITE,
    SETTINGS,
  );

  test('thanks in that language, names the time, and is signed', () => {
    expect(mail.subject).toBe(textOf(locale, 'feedback', 'contact-appointment.title'));
    expect(mail.text).toContain('An Peeters');
    expect(mail.text).toContain(formatTimeSpan('16:00', '16:20', locale));
    expect(mail.text).toContain(textOf(locale, 'mail', 'closing'));
    expect(mail.text).toContain('Rue des Paliers 12');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.isAutomatic).toBe(true);
    expect(mail.text + mail.html).not.toMatch(/\{\{|undefined/);
  });

  test('says what to reckon with before renting the home that is viewed', () => {
    expect(mail.text).toContain(textOf(locale, 'feedback', 'rental.intro.known'));
    // 1,050 euro of rent and 150 of charges; the property names its own deposit.
    for (const [term, amount] of [
      ['income', '€\u00a03.600'],
      ['firstMonth', '€\u00a01.200'],
      ['deposit', '€\u00a02.100'],
      ['inventory', '€\u00a0295'],
    ] as const)
      expect(mail.text).toContain(`- ${textOf(locale, 'feedback', `rental.${term}.known`, { amount })}`);
    expect(mail.text).toContain(textOf(locale, 'feedback', 'rental.persons.known', { count: 4 }));
  });

  test.each(['4125', '4124'])('says nothing of a dwelling’s terms where %s is none', (property) => {
    const fields = fieldsOf({ ...APPOINTMENT, property, slot: '' });
    const { text } = composeMail('confirmation', lead('contact-appointment', fields, locale), SITE, SETTINGS);
    expect(text).toContain(SITE.property(property, locale)?.url);
    expect(text).not.toContain(textOf(locale, 'feedback', 'rental.intro.known'));
  });

  test('gives the number for lettings where the home is to let, and that for sales where it is for sale', () => {
    expect(mail.text).toContain('+32 4 000 00 01');
    expect(mail.text).not.toContain('+32 4 000 00 00');
    const fields = fieldsOf({ ...APPOINTMENT, property: '4110', slot: '' });
    const { text } = composeMail('confirmation', lead('contact-appointment', fields, locale), SITE, SETTINGS);
    expect(text).toContain('+32 4 000 00 00');
    expect(text).not.toContain('+32 4 000 00 01');
  });

  test('says nothing of rents where the home is for sale', () => {
    const fields = fieldsOf({ ...APPOINTMENT, property: '4110', slot: '' });
    const { text } = composeMail('confirmation', lead('contact-appointment', fields, locale), SITE, SETTINGS);
    expect(text).toContain(SITE.property('4110', locale)?.url);
    expect(text).not.toContain(textOf(locale, 'feedback', 'rental.intro.known'));
  });
});

describe.each(LOCALES)(
  'an amount in %s is written as on the site: Belgian Dutch, in every language',
  (locale) => {
    const fields = { property: '4110', firstName: 'An', amount: '245000.5', email: 'an@mail.example' };
    test.each(['agency', 'confirmation'] as const)('in the mail of the kind %s', (kind) => {
      const { text, html } = composeMail(kind, lead('purchase-offer', fields, locale), SITE, SETTINGS);
      for (const body of [text, html]) expect(body).toContain('€\u00a0245.000,50');
    });
  },
);

test.each(LOCALES)(
  'an application that was stored with a former civil status is shown with it: %s',
  (locale) => {
    const fields = { property: '4119', applicant: 'private', firstName: 'An', civilStatus: 'divorced' };
    const { text } = composeMail('agency', lead('rental-application', fields, locale), SITE, SETTINGS);
    expect(text).toContain(textOf(locale, 'forms', 'option.civilStatus.divorced'));
  },
);

describe('nothing that a stranger wrote reaches another stranger', () => {
  test('the receipt repeats no free text', () => {
    const mail = composeMail('confirmation', contact, SITE, SETTINGS);
    expect(mail.text).not.toContain('je cherche');
  });

  test.each(['Gagnez 1000 € sur casino.example', 'https://evil.example', 'x'.repeat(200), '<b>x</b>'])(
    'the name %j does not greet',
    (firstName) => {
      const mail = composeMail(
        'confirmation',
        lead('site-contact', fieldsOf({ ...CONTACT, firstName })),
        SITE,
        SETTINGS,
      );
      expect(mail.text.startsWith('Bonjour,\n')).toBe(true);
      expect(mail.to.name).toBe('');
    },
  );

  test.each([
    ['Voir https://evil.example/x?y et dis-moi', 'Voir … et dis-moi'],
    ['evil.example est bien', '… est bien'],
    ['écris à a@evil.example', 'écris à …'],
    ['Bonjour. Ça te plaît ? 3,5 m de haut.', 'Bonjour. Ça te plaît ? 3,5 m de haut.'],
  ])('the friend’s message %j', (message, out) => {
    expect(withoutLinks(message)).toBe(out);
    expect(composeMail('friend', friend({ remark: message }), SITE, SETTINGS).text).toContain(`> ${out}`);
  });
});

test('the friend gets the property and a promise', () => {
  const mail = composeMail('friend', friend(), SITE, SETTINGS);
  expect(mail.to).toEqual({ name: '', address: 'ami@mail.example' });
  expect(mail.replyTo?.address).toBe('ines.lambert@mail.example');
  expect(mail.text).toContain(SITE.property(SLOT.property, 'fr')?.url);
  expect(mail.text).toContain('nous ne la gardons pas');
});

test('a friend gets nothing about a property that is gone', () =>
  expect(() => composeMail('friend', friend({ property: '999999' }), SITE, SETTINGS)).toThrow(
    expect.objectContaining({ isFinal: true }),
  ));

test('who asked for documents is told which there are', () => {
  const fields = { property: '4110', firstName: 'An', lastName: 'Peeters', email: 'an@mail.example' };
  const mail = composeMail('documents', lead('request-documents', fields, 'fr'), SITE, SETTINGS);
  expect(mail.text).toContain('- Certificat PEB');
  expect(mail.text).toContain(SITE.property('4110', 'fr')?.title);
});

test('HTML stays text', () => {
  const evil = '<script>alert(1)</script>"onload="';
  const fields = Object.fromEntries(Object.keys(CONTACT).map((name) => [name, evil]));
  for (const kind of ['agency', 'confirmation'] as const) {
    const { html } = composeMail(kind, lead('site-contact', fields), SITE, SETTINGS);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"onload="');
  }
});

describe('a question about a project’s unit', () => {
  const about = (fields: Fields, form = 'contact-construction') =>
    lead(form, { firstName: 'Inès', lastName: 'Lambert', email: 'ines.lambert@mail.example', ...fields });
  const mail = (kind: 'agency' | 'confirmation' | 'documents', asked: Lead) =>
    composeMail(kind, asked, SITE, SETTINGS).text;
  const unit = textOf('fr', 'forms', 'label.unit');

  test('names project and unit to the agency and in the receipt', () => {
    for (const project of ['5001', 'MB-P01'])
      for (const kind of ['agency', 'confirmation'] as const) {
        const text = mail(kind, about({ project, unit: 'A.01' }));
        expect(text, `${kind} ${project}`).toContain(`${unit}\u00A0: A.01`);
        expect(text, `${kind} ${project}`).toContain('Les Terrasses du Gué – Allée du Gué aux Hérons 14');
      }
  });

  test.each([
    { project: '5001', unit: 'Appelez le 0900' },
    { unit: 'A.01' },
    { project: 'nothing', unit: 'A.01' },
  ])('a unit that the project does not have reaches the agency alone: %j', (fields) => {
    expect(mail('agency', about(fields))).toContain(`${unit}\u00A0: ${fields.unit}`);
    expect(mail('confirmation', about(fields))).not.toContain(fields.unit);
  });

  test('its documents are listed for who asks for them', () => {
    expect(mail('documents', about({ property: 'MB-P01' }, 'request-documents'))).toContain(
      'Cahier des charges',
    );
  });
});
