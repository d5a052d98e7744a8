import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const text = (now: string) => securityTxt('https://a.example', 'info@a.example', ['fr', 'nl'], new Date(now));

test('names the contact, the languages and its own address', () =>
  expect(text('2026-11-28T10:00:00Z')).toBe(
    [
      'Contact: mailto:info@a.example',
      'Expires: 2027-10-31T23:59:59Z',
      'Preferred-Languages: fr, nl',
      'Canonical: https://a.example/.well-known/security.txt',
      '',
    ].join('\n'),
  ));

test('is the same all month', () => expect(text('2026-11-01T00:00:00Z')).toBe(text('2026-11-30T23:59:59Z')));
