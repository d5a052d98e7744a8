import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { formatPhone, phoneHref } from '../../src/features/catalogue/phone.ts';
import { anyRecord } from '../../src/snapshot/market.ts';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import { contentPages } from './lib/site.ts';

describe.each(OUTPUTS)('$out', (output) => {
  const site = siteOf(output);
  const { phones } = site.snapshot.site.agency;

  test('each tel: link is a number that any network takes: with its country, without a zero after it', () => {
    const wrong = contentPages(site).flatMap(({ path, links }) =>
      links.flatMap(({ href }) =>
        href.startsWith('tel:') && !/^tel:\+(?!320)[1-9]\d{6,14}$/.test(href) ? [`${path}: ${href}`] : [],
      ),
    );
    expectNone([...new Set(wrong)]);
  });

  test('a number of ten or nine digits is never shown without groups', () => {
    const bare = contentPages(site).flatMap(({ path, html }) =>
      [...html.matchAll(/<a[^>]*href="tel:[^"]*"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(([, inner = '']) => {
        const shown = parseHTML(`<p>${inner}</p>`).document.querySelector('p')?.textContent?.trim() ?? '';
        return formatPhone(shown) === shown ? [] : [`${path}: ${shown}`];
      }),
    );
    expectNone([...new Set(bare)]);
  });

  test('what is to let has the number for lettings, what is for sale the one for sales', () => {
    const numberFor = (goal: 'sale' | 'rent') =>
      (phones.find((phone) => phone.goal === goal) ?? phones[0])?.number ?? '';
    for (const property of site.snapshot.properties) {
      const { number, other } =
        anyRecord(property).Goal === 0
          ? { number: numberFor('sale'), other: numberFor('rent') }
          : { number: numberFor('rent'), other: numberFor('sale') };
      for (const path of Object.values(site.table.byKey.get(`/property/${property.id}/`)?.paths ?? {})) {
        const page = site.pages.get(path);
        if (!page) continue;
        const main = parseHTML(page.html).document.querySelector('[data-property]');
        const calls = [...(main?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) =>
          link.getAttribute('href'),
        );
        expect(calls, path).toEqual([phoneHref(number), phoneHref(number)]);
        if (other !== number) expect(main?.textContent, path).not.toContain(formatPhone(other));
        expect(main?.textContent, path).toContain(formatPhone(number));
      }
    }
  });
});

test('the sample has a number of its own for lettings', () => {
  const { phones } = siteOf(OUTPUTS[0] ?? { out: 'dist', snapshot: 'snapshot' }).snapshot.site.agency;
  expect(new Set(phones.map(({ goal, number }) => goal && number)).size).toBeGreaterThan(1);
});
