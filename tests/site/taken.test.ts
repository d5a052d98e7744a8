import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../../src/features/forms/definitions/index.ts';
import { isSoldOut } from '../../src/features/projects/units.ts';
import { formPath } from '../../src/routing/forms.ts';
import type { Multilingual } from '../../src/snapshot/domain.ts';
import { anyRecord, isTaken } from '../../src/snapshot/market.ts';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import { contentPages } from './lib/site.ts';

/** Forms that must not be offered for a property that is sold or rented. */
const SENSELESS = ['contact-appointment', 'request-documents', 'purchase-offer', 'rental-application'];

test('these forms, and no others, need a property that can still be had', () => {
  const needing = Object.values(FORMS).flatMap(({ id, needsMarket }) => (needsMarket ? [id] : []));
  expect(needing.toSorted()).toEqual(SENSELESS.toSorted());
});

describe.each(OUTPUTS)('$out', (output) => {
  const site = siteOf(output);
  const taken = site.snapshot.properties.filter((property) =>
    isTaken(site.snapshot.site, anyRecord(property)),
  );
  const soldOut = site.snapshot.projects.filter((project) => isSoldOut(anyRecord(project)));
  const namesOf = (property: Multilingual<{ RecordFile?: string | undefined }>) =>
    [property.id, anyRecord(property).RecordFile ?? ''].filter(Boolean).map((name) => name.toLowerCase());
  const pathsOf = (original: string) => Object.values(site.table.byKey.get(original)?.paths ?? {});

  test('no page offers a viewing, an offer, an application or documents of a property that is sold or rented', () => {
    const forms = new Set(SENSELESS.flatMap((form) => pathsOf(`/${form}/`)));
    const names = new Set([...taken, ...soldOut].flatMap(namesOf));
    const asking = contentPages(site).flatMap(({ path, links }) =>
      links.flatMap(({ href }) => {
        const url = new URL(href, `https://here.example${path}`);
        const property = url.searchParams.get('property')?.toLowerCase() ?? '';
        return forms.has(decodeURIComponent(url.pathname)) && names.has(property) ? [`${path}: ${href}`] : [];
      }),
    );
    expectNone(asking);
  });

  test('its own page offers to be told of others instead, and has no dates of viewings', () => {
    expect(taken.length > 0 || output.out.includes('one-language')).toBe(true);
    for (const property of taken)
      for (const locale of site.table.locales) {
        const path = site.table.byKey.get(`/property/${property.id}/`)?.paths[locale] ?? '';
        const page = site.pages.get(path);
        expect(page, path).toBeDefined();
        const { document } = parseHTML(page?.html ?? '');
        const demand = site.table.byKey.get(formPath('demand-register'))?.paths[locale] ?? '';
        const tell = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) =>
          link.getAttribute('href')?.startsWith(`${demand}?`),
        );
        // In the contact box and in the phone's bar.
        expect(tell, path).toHaveLength(2);
        const query = new URLSearchParams(tell[0]?.getAttribute('href')?.split('?')[1]);
        expect(query.get('goal'), path).toBe(anyRecord(property).Goal === 0 ? 'sale' : 'rent');
        expect(document.querySelector('#visits, #documents'), path).toBeNull();
        if (document.querySelector('.property__similar'))
          expect(document.querySelector('.property-contact a[href="#similar"]'), path).not.toBeNull();
      }
  });

  test('forms know each property that is sold or rented, and each project that is sold out, by id and reference', () => {
    for (const locale of site.table.locales) {
      const text = readFileSync(join(site.out, locale, 'data/taken.json'), 'utf8');
      const file = JSON.parse(text) as { properties: { names: string[]; path: string; tell: string }[] };
      expect(file.properties.map(({ names }) => names)).toEqual([...taken, ...soldOut].map(namesOf));
      for (const { path, tell } of file.properties) {
        expect(site.pages.has(path), path).toBe(true);
        expect(site.pages.has(tell.split('?')[0] ?? ''), tell).toBe(true);
      }
    }
  });
});
