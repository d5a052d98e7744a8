import { describe, expect, test } from 'vitest';
import { agencyPhone, formatPhone, phoneHref } from './phone.ts';

describe('formatPhone', () => {
  test.each([
    ['0470123456', '0470 12 34 56'],
    ['0470/12.34.56', '0470 12 34 56'],
    ['0470 12 34 56', '0470 12 34 56'],
    ['(0470) 12–34‑56', '0470 12 34 56'],
    ['042223344', '042 22 33 44'],
    ['04 222 33 44', '042 22 33 44'],
    ['04-222.33.44', '042 22 33 44'],
    ['\u00A0042223344 ', '042 22 33 44'],
  ])('%j becomes %j', (value, text) => expect(formatPhone(value)).toBe(text));

  test.each([
    '+32 4 222 33 44',
    '+324222334',
    '+32422233',
    '0032 4 222 33 44',
    '04222334',
    '04702345678',
    '0470 12 34 5a',
    '0470123456 (bureau)',
    '٠٤٧٠١٢٣٤٥٦',
    '',
    ' - ',
  ])('%j is left as it is', (value) => expect(formatPhone(value)).toBe(value));
});

describe('phoneHref', () => {
  test.each([
    ['+32 4 222 33 44', 'tel:+3242223344'],
    ['+32 (0)4 222.33.44', 'tel:+3242223344'],
    ['0032 (0) 4 222 33 44', 'tel:+3242223344'],
    ['(04) 222 33 44', 'tel:+3242223344'],
    ['(0)4 222 33 44', 'tel:+3242223344'],
    ['0470/12-34-56', 'tel:+32470123456'],
    ['112', 'tel:112'],
  ])('%j leads to %s', (value, href) => expect(phoneHref(value)).toBe(href));

  test.each([
    '',
    '+',
    ' / ',
    'bureau',
    '04 222 33 44 ext. 5',
    '0470123456,,1',
    '04\u0000',
    'javascript:1',
    '32+4',
  ])('%j cannot be dialled', (value) => expect(phoneHref(value)).toBeUndefined());
});

describe('agencyPhone', () => {
  const [general, lettings] = [{ number: '04 000 00 00' }, { number: '04 000 00 01', goal: 'rent' as const }];

  test.each([
    ['rent', lettings],
    ['sale', general],
    [undefined, general],
  ] as const)('for %s', (goal, expected) =>
    expect(agencyPhone({ phones: [general, lettings] }, goal)).toBe(expected),
  );

  test('an agency with one number has it for all', () =>
    expect(agencyPhone({ phones: [general] }, 'rent')).toBe(general));
});
