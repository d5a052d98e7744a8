import { expect, test } from 'vitest';
import { IslandFile } from './island-file.ts';

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (before: string) => `<body>${before}<astro-island uid="1"></astro-island></body>`;

const prescripts = (directive: string) => `${STYLE}<script>${directive}</script><script>runtime($&)</script>`;

test('the runtime of islands and the directive of the first become a file', () => {
  const islands = new IslandFile(undefined);
  const later = '<script>another()</script>';
  const html = islands.takeFrom(page(prescripts('directive(1<2)')) + later);
  expect(html).toMatch(
    /^<body><script async src="\/_astro\/island\.[0-9a-f]{8}\.js"><\/script><astro-island/,
  );
  expect(html).toContain(later);
  expect(islands.file?.content).toBe('directive(1<2)\nruntime($&)');
  expect(html).toContain(islands.file?.name);
});

test('first islands with different directives end the build; what the last build had does not matter', () => {
  const islands = new IslandFile({ name: '_astro/island.1.js', content: 'runtime' });
  islands.takeFrom(page(prescripts('one()')));
  islands.takeFrom(page(prescripts('one()')));
  expect(() => islands.takeFrom(page(prescripts('two()')))).toThrow(/same directive/);
});

test('a page without islands stays as it is', () => {
  const islands = new IslandFile(undefined);
  expect(islands.takeFrom('<p>astro</p>')).toBe('<p>astro</p>');
  expect(islands.file).toBeUndefined();
});

test('islands that Astro writes otherwise end the build', () => {
  expect(() => new IslandFile(undefined).takeFrom(page('<script>runtime</script>'))).toThrow(
    /island-file\.ts/,
  );
});

test('where no page is rendered, the runtime of the last build stays', () => {
  const file = { name: '_astro/island.1.js', content: 'runtime' };
  expect(new IslandFile(file).file).toBe(file);
});
