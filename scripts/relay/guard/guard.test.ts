import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { corsHeaders, isOwnOrigin } from './origin.ts';

const ALLOWED = ['https://www.agency.example'];
const request = (headers: Record<string, string>) =>
  new Request('http://relay.example/leads/site-contact', { method: 'POST', headers });

describe('isOwnOrigin', () => {
  test.each([
    [{ Origin: 'https://www.agency.example' }, true],
    [{ Origin: 'https://evil.example' }, false],
    [{ Origin: 'http://www.agency.example' }, false],
    [{ Origin: 'https://www.agency.example.evil.example' }, false],
    [{ Origin: 'null' }, false],
    [{ Origin: '' }, false],
    [{ Origin: 'http://localhost:4321', Host: 'localhost:4321' }, true],
    [{ Origin: 'http://localhost:5000', Host: 'localhost:4321' }, false],
    // A stranger's domain name that resolves to this machine.
    [{ Origin: 'http://evil.example', Host: 'evil.example' }, false],
    [{ Origin: 'http://localhost.evil.example', Host: 'localhost.evil.example' }, false],
    [{ 'Sec-Fetch-Site': 'cross-site' }, false],
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
    [{}, true],
  ])('%j: %s', (headers, isOwn) =>
    expect(isOwnOrigin(request(headers as Record<string, string>), ALLOWED)).toBe(isOwn),
  );
});

test('corsHeaders name an allowed origin, never another', () => {
  const headers = corsHeaders(request({ Origin: 'https://www.agency.example' }), ALLOWED);
  expect(headers['Access-Control-Allow-Origin']).toBe('https://www.agency.example');
  expect(corsHeaders(request({ Origin: 'https://evil.example' }), ALLOWED)).toEqual({});
});

test.each([
  ['192.0.2.1', null, 0, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['192.0.2.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['192.0.2.1', '6.6.6.6, 203.0.113.9, 192.0.2.2', 2, '203.0.113.9'],
  ['192.0.2.1', '203.0.113.9', 5, '203.0.113.9'],
  ['192.0.2.1', null, 1, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2'],
  ['2001:db8:1:2::1', null, 0, '2001:db8:1:2'],
  ['2001:DB8::1', null, 0, '2001:db8:0:0'],
  ['::1', null, 0, '0:0:0:0'],
  ['192.0.2.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2'],
])('the address of %s, forwarded for %s, behind %i proxies: %s', (socket, forwarded, proxies, address) =>
  expect(clientAddress(socket, forwarded, proxies)).toBe(address),
);
