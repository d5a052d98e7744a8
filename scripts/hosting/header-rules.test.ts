import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../serve/headers.ts';
import { headerRules, headersFile } from './header-rules.ts';

const rules = headerRules(['fr', 'nl']);

test('the file says what the rules say', () => expect(parseHeaders(headersFile(rules))).toEqual(rules));

describe('headers of an address', () => {
  test.each([
    ['/fr/a-vendre/', 'public, max-age=0, must-revalidate'],
    ['/_astro/a.b1.js', 'public, max-age=31536000, immutable'],
    ['/images/epc/wallonia/a.png', 'public, max-age=604800'],
    ['/', undefined],
    ['/for-sale/', undefined],
  ])('%s', (path, cache) => {
    const headers = headersFor(rules, path);
    expect(headers.get('Cache-Control')).toBe(cache);
    expect(Object.fromEntries(headers)).toMatchObject({
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Content-Security-Policy': "frame-ancestors 'self'",
    });
  });

  test.each(['/_astro/drawings/plan.b1.svg', '/favicon.svg'])('%s may draw, and nothing else', (path) => {
    const policy = headersFor(rules, path).get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toMatch(/; sandbox$/);
    expect(policy).not.toMatch(/script|allow-/);
  });

  test('no address gets a header from two rules, which some hosts would join', () => {
    for (const path of ['/fr/', '/_astro/x.js', '/images/x.png', '/nl/data/search.json']) {
      const names = rules
        .filter((rule) => headersFor([rule], path).size > 0)
        .flatMap((rule) => rule.headers.map(([name]) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
