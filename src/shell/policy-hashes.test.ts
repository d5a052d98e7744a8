import { expect, test } from 'vitest';
import { withoutUnusedHashes } from './policy-hashes.ts';

/** A fake digest that is readable in assertions. */
const digest = (text: string) => `${text.replaceAll(/\W/g, '')}=`;

const page = (policy: string) =>
  `<html><head><meta http-equiv="content-security-policy" content="${policy}"><style>a</style></head>` +
  '<body><script>b</script><script type="module" src="/c.js"></script><script>d\ne</script></body></html>';

test('keeps what the page has, and takes the rest out', () => {
  const sources = (...hashes: string[]) => hashes.map((hash) => ` 'sha256-${hash}='`).join('');
  const policy = (scripts: string, styles: string) =>
    page(`default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};`);
  expect(withoutUnusedHashes(policy(sources('b', 'x', 'de'), sources('y', 'a')), digest)).toBe(
    policy(sources('b', 'de'), sources('a')),
  );
});

test.each([
  '<html><head></head><body><script>b</script></body></html>',
  page("default-src 'self'; script-src 'self'"),
])('leaves a page without hashes as it is', (html) => {
  expect(withoutUnusedHashes(html, digest)).toBe(html);
});

test('a hash in the text of a page stays', () => {
  const html = page("script-src 'self'").replace('<body>', "<body><p>x 'sha256-zzz='</p>");
  expect(withoutUnusedHashes(html, digest)).toBe(html);
});
