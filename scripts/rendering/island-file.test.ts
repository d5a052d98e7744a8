import { expect, test } from 'vitest';
import { IslandFile } from './island-file.ts';

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (before: string) => `<body>${before}<astro-island uid="1"></astro-island></body>`;

test('the runtime of islands becomes a file, the code of its directive stays', () => {
  const islands = new IslandFile(undefined);
  const html = islands.takeFrom(page(`${STYLE}<script>directive(1<2)</script><script>runtime($&)</script>`));
  expect(html).toMatch(
    /^<body><script>directive\(1<2\)<\/script><script async src="\/_astro\/island\.[0-9a-f]{8}\.js"><\/script><astro-island/,
  );
  expect(islands.file?.content).toBe('runtime($&)');
  expect(html).toContain(islands.file?.name);
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
