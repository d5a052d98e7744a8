import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import { contentPages } from './lib/site.ts';

/** Matches values that are not texts for readers: flags, empty values, keys, field names, escaped HTML. */
const CODE = /^(true|false|null|undefined|nan|-|)$|^[a-z]+:[\w.]+$|\b[a-z]+\.[A-Z]\w+|&\w+;/i;

/**
 * Matches thousands or decimals without a unit; only amounts and measures have them, with a unit or the euro
 * sign.
 */
const BARE_NUMBER = /^\d+(?:[.,\u00a0\u202f]\d+)+$/;

/** The labels and values in the fact tables of a property's page. */
function factsOf(html: string): { label: string; value: string }[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('.facts dl > div')].map((row) => ({
    label: row.querySelector('dt')?.textContent?.trim() ?? '',
    value: row.querySelector('dd')?.textContent?.trim() ?? '',
  }));
}

test.each(['', '-', 'true', 'property:field.Floor', 'field.Floor', 'Jardin&nbsp;'])('%j is a code', (value) =>
  expect(value).toMatch(CODE),
);
test.each(['Gaz', '€ 1.200', '215 m²', '0', 'B', 'Oui', '1er mars 2035', '20260000000114', 'MB-0101'])(
  '%j is a text',
  (value) => expect(value).not.toMatch(CODE),
);

describe.each(OUTPUTS)('$out', (output) => {
  test('facts of all properties: no empty label, no raw code, no large number without its unit', () => {
    const site = siteOf(output);
    const pages = contentPages(site).filter(
      ({ path }) => site.table.byPath.get(path)?.route.target.type === 'property',
    );
    const facts = pages.flatMap(({ path, html }) => factsOf(html).map((fact) => ({ ...fact, path })));
    expect(facts.length).toBeGreaterThan(pages.length);
    expectNone(
      facts
        .filter(({ label, value }) => CODE.test(label) || CODE.test(value) || BARE_NUMBER.test(value))
        .map(({ path, label, value }) => `${path}: "${label}": "${value}"`),
    );
  });
});
