import { describe, expect, test } from 'vitest';
import { applyRule, parseRedirects } from './redirects.ts';

describe('parseRedirects', () => {
  test.each([
    ['/a/ /b/ 302', { from: '/a/', query: {}, to: '/b/', status: 302 }],
    ['/a/ /b/ 301!', { from: '/a/', query: {}, to: '/b/', status: 301 }],
    ['/a/ /b/', { from: '/a/', query: {}, to: '/b/', status: 301 }],
    [
      '  /a/\thttps://x.example/  302  # why',
      { from: '/a/', query: {}, to: 'https://x.example/', status: 302 },
    ],
    [
      '/project/ id=:id /project/:id/ 301',
      { from: '/project/', query: { id: ':id' }, to: '/project/:id/', status: 301 },
    ],
  ])('%s', (line, rule) => expect(parseRedirects(line)).toEqual([rule]));

  test.each(['', '# /a/ /b/ 301', '/a/', 'a b 301', '/ /nl/ 302 Language=nl', '/a/ /b/ 200'])(
    'leaves out %j',
    (line) => expect(parseRedirects(line)).toEqual([]),
  );
});

describe('applyRule', () => {
  const apply = (line: string, path: string, query = '') => {
    const [rule] = parseRedirects(line);
    return rule && applyRule(rule, path, query);
  };

  test.each([
    ['/a/ /b/', '/a/', '', '/b/'],
    ['/a/ /b/', '/a', '', '/b/'],
    ['/a/ /b/', '/a/c/', '', undefined],
    ['/a/ /b/', '/a/', 'x=1&y=é', '/b/?x=1&y=%C3%A9'],
    ['/a/ https://x.example/?k=1', '/a/', 'x=1', 'https://x.example/?k=1'],
    ['/a.b/ /c/', '/axb/', '', undefined],
    ['/old/* /new/:splat', '/old/x/y/', '', '/new/x/y/'],
    ['/old/* /new/:splat', '/old/', '', '/new/'],
    ['/p/:id/ /q/:id/', '/p/12/', '', '/q/12/'],
    ['/p/:id/ /q/:id/', '/p/1/2/', '', undefined],
    ['/p/:id/ https://x.example:8080/:id', '/p/é/', '', 'https://x.example:8080/%C3%A9'],
    ['/project/ id=:id /project/:id/', '/project/', 'id=7', '/project/7/'],
    ['/project/ id=:id /project/:id/', '/project/', '', undefined],
    ['/project/ id=:id /project/:id/', '/project/', 'id=', undefined],
    ['/project/ id=:id /project/:id/', '/project/', 'id=../%0D%0Aé', '/project/..%2F%0D%0A%C3%A9/'],
    ['/project/ id=7 /tower/', '/project/', 'id=8', undefined],
    ['/project/ id=7 /tower/', '/project/', 'id=7&a=b', '/tower/?a=b'],
  ])('%s for %s?%s', (line, path, query, target) => expect(apply(line, path, query)).toBe(target));
});
