import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers.ts';

const FILE = `# comment
/*
  X-Content-Type-Options: nosniff
  Cache-Control: public, max-age=0, must-revalidate

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
  bad line
`;

describe('headersFor', () => {
  const rules = parseHeaders(FILE);

  test.each([
    ['/fr/', 'public, max-age=0, must-revalidate'],
    ['/_astro/a.js', 'public, max-age=31536000, immutable'],
  ])('%s', (path, cache) => {
    const headers = headersFor(rules, path);
    expect(headers.get('Cache-Control')).toBe(cache);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.size).toBe(2);
  });

  test('headers without a path are dropped', () => expect(parseHeaders('  A: b\n')).toEqual([]));
});
