import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatCurrency } from '../../src/features/catalogue/price.ts';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';

interface Row {
  ID: number;
  Marquee?: number;
  PublishPrice?: string | boolean;
  Price?: number;
  NotaryFee?: number;
  Deposit?: number;
  ViagerIndexedRent?: number;
}

/** Matches a figure in the notation of programs and readers, not as a part of a longer number. */
const written = (figure: number): RegExp => {
  const groups = formatCurrency(figure).replace(/^€\s/, '');
  const forms = [String(figure), groups, groups.replaceAll('.', '\u00a0'), groups.replaceAll('.', '\u202f')];
  return new RegExp(
    `(?<![\\d.,])(?:${forms.map((form) => form.replaceAll('.', '\\.')).join('|')})(?![\\d]|[.,]\\d)`,
  );
};

const TEXT = /\.(html|json|xml|ics|txt|svg|js|webmanifest)$|_redirects$/;

test.each(['€ 271.829', '"price":271829,', 'data-price="271829"', '271\u00a0829 €'])('%j tells it', (text) =>
  expect(text).toMatch(written(271_829)),
);
test.each(['271.830', '1271829', '2718290', '271.829.000'])('%j does not', (text) =>
  expect(text).not.toMatch(written(271_829)),
);

describe.each(OUTPUTS)('$out', ({ out, snapshot }) => {
  const site = siteOf({ out, snapshot });
  const { marquees } = site.snapshot.site;
  const rows: Row[] = JSON.parse(readFileSync(join(snapshot, 'catalogue/properties.json'), 'utf8'));
  const hidden = rows.filter(({ Marquee = 0 }) => marquees[String(Marquee)]?.replacesPrice);

  test('where a marquee stands in place of a price, the page tells neither it nor what follows from it', () => {
    const telling = hidden.flatMap(({ ID, Price, NotaryFee, Deposit, ViagerIndexedRent }) =>
      Object.values(site.table.byKey.get(`/property/${ID}/`)?.paths ?? {}).flatMap((path) => {
        const html = site.pages.get(path)?.html ?? '';
        // Cards of similar properties have prices of their own.
        const own = html.replace(/<section class="property__similar[\s\S]*?<\/section>/, '');
        return [Price, NotaryFee, Deposit, ViagerIndexedRent].flatMap((figure) =>
          figure && written(figure).test(own) ? [`${path}: ${figure}`] : [],
        );
      }),
    );
    expectNone(telling);
  });

  test('nor does any other file: lists, data, feeds, calendars, redirects', () => {
    const count = (price: number) => rows.filter(({ Price }) => Price === price).map(({ ID }) => ID);
    // A price that other properties have too may occur anywhere, and so may a round or small one.
    const own = hidden.filter(
      ({ ID, Price = 0 }) =>
        Price > 100_000 && Price % 1000 !== 0 && count(Price).every((other) => other === ID),
    );
    expect(own.length > 0 || !out.includes('fixture')).toBe(true);
    const telling = [...site.files]
      .filter((file) => TEXT.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(out, file), 'utf8');
        return own.flatMap(({ ID, Price = 0 }) => (written(Price).test(text) ? [`${file}: ${ID}`] : []));
      });
    expectNone(telling);
  });
});
