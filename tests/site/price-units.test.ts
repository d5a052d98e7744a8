import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatCurrency } from '../../src/features/catalogue/price.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';

const fixture = OUTPUTS.find(({ out }) => out.includes('fixture'));

/** A rent for a week, whose unit is in no table of the site: in Dutch and French words of its records alone. */
const WEEKLY = { id: 114, amount: formatCurrency(120), units: ['/week', '/semaine'] };

test.runIf(fixture)(
  'a rent by the week is nowhere without its unit: pages, cards, feeds, data, structured data',
  () => {
    const { out, pages, files, table } = siteOf(fixture ?? { out: '', snapshot: '' });
    const paths = Object.values(table.byKey.get(`/property/${WEEKLY.id}/`)?.paths ?? {});
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const html = pages.get(path)?.html ?? '';
      expect(html, path).toContain(WEEKLY.amount + (WEEKLY.units.find((unit) => html.includes(unit)) ?? '?'));
      expect(html, path).toContain('"unitCode":"WEE"');
    }
    const texts = [...files].filter((file) => /\.(html|xml|ics)$/.test(file));
    const escaped = WEEKLY.amount.replace('\u00a0', '(?:\u00a0|&nbsp;|&#160;|&#xA0;)');
    const bare = new RegExp(`${escaped}(?![.,]?\\d)(?!${WEEKLY.units.join('|')})`);
    expect(texts.filter((file) => bare.test(readFileSync(join(out, file), 'utf8')))).toEqual([]);
  },
);
