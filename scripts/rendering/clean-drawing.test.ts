import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { activeParts } from '../../src/snapshot/drawing-parts.ts';
import { CALL, HOSTILE } from '../../tests/fixtures/hostile-drawings.ts';
import { cleanDrawing } from './clean-drawing.ts';

const ACTIVE =
  /<script|javascript:|\son\w+\s*=|foreignObject|iframe|<a\b|animate|<set\b|evil\.example|<!|<\?xml-stylesheet|@import|data:/i;

describe.each(Object.entries(HOSTILE))('%s', (_, svg) => {
  test('comes out as what it draws', () => {
    const clean = cleanDrawing(svg);
    expect(clean).not.toMatch(ACTIVE);
    expect(clean).not.toContain(CALL);
    expect(clean).toContain('<rect id="wall" width="90" height="60" fill="#eee"/></svg>');
  });
  test('is told of', () => expect(activeParts(svg)).not.toEqual([]));
});

test('words that a link holds stay', () =>
  expect(cleanDrawing(HOSTILE['javascript link'] ?? '')).toMatch(
    /<text y="20">click<\/text>.*<text y="40">/s,
  ));

test('what a drawing program writes stays, or does nothing', () => {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9" inkscape:version="1.3">
<metadata><x/></metadata><inkscape:path-effect id="p"/>
<style type="text/css"><![CDATA[.st0{fill:#fff;stroke:#000} @font-face{font-family:A;src:url("data:font/woff2;base64,AAAA")}]]></style>
<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
<rect class="st0" width="9" height="9" fill="url(#g)" style="opacity:.5"/>
<use xlink:href="#g"/><image xlink:href="data:image/png;base64,AAAA" width="1" height="1"/><text xml:space="preserve">R &amp; D &lt; 3</text></svg>`;
  expect(activeParts(svg)).toEqual([]);
  const clean = cleanDrawing(svg);
  for (const kept of [
    '.st0{fill:#fff;stroke:#000}',
    'url("data:font/woff2;base64,AAAA")',
    '<stop offset="0" stop-color="#fff"/>',
    'class="st0" width="9" height="9" fill="url(#g)" style="opacity:.5"',
    'xlink:href="#g"',
    'xlink:href="data:image/png;base64,AAAA"',
    'R &amp; D &lt; 3',
  ])
    expect(clean.replaceAll('&quot;', '"')).toContain(kept);
  expect(clean).not.toMatch(/inkscape|metadata|DOCTYPE/);
});

test('a drawing that is not well-formed is refused with the line', () => {
  expect(() => cleanDrawing('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toThrow(/:1:\d+:/);
});

test('entities that grow without end are refused', () => {
  const names = 'abcdefghij'.split('');
  const entities = names.map(
    (name, index) => `<!ENTITY ${name} "${`&${names[index - 1] ?? 'lt'};`.repeat(10)}">`,
  );
  const svg = `<!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`;
  expect(() => cleanDrawing(svg)).toThrow();
});

test('the drawings of the sample look the same, and none of them is told of', async () => {
  const files = globSync('{snapshot,tests/fixtures/snapshot}/media/**/*.svg');
  expect(files.length).toBeGreaterThan(20);
  const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(100).raw().toBuffer();
  for (const file of files) {
    const svg = readFileSync(file, 'utf8');
    expect(activeParts(svg), file).toEqual([]);
    const [before, after] = await Promise.all([svg, cleanDrawing(svg)].map(pixels));
    expect(after?.equals(before ?? Buffer.alloc(0)), file).toBe(true);
  }
}, 120_000);
