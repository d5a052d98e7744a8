import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { isOfDwellingType } from '../../src/features/catalogue/dwelling.ts';
import { formatCurrency } from '../../src/features/catalogue/price.ts';
import { readApplicantsFile } from '../../src/features/forms/applicants-file.ts';
import { brusselsDay } from '../../src/i18n/brussels-day.ts';
import { fillLaw } from '../../src/i18n/fill-law.ts';
import { isLocale, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { texts } from '../../src/i18n/texts.ts';
import { sharedLaw } from '../../src/snapshot/law/shared-law.ts';
import { lawWords } from '../../src/snapshot/law/words.ts';
import { anyRecord, isTaken } from '../../src/snapshot/market.ts';
import { MAIN, OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';

const LAW = sharedLaw(brusselsDay(new Date()));
const fixture = OUTPUTS.find(({ out }) => out.includes('fixture'));

/** The rows of a property's table of costs, in each language. */
function costsOf(output: typeof MAIN, id: number): { path: string; rows: string[][] }[] {
  const site = siteOf(output);
  return Object.values(site.table.byKey.get(`/property/${id}/`)?.paths ?? {}).flatMap((path) => {
    const page = site.pages.get(path);
    if (!page) return [];
    const { document } = parseHTML(page.html);
    const rows = [...document.querySelectorAll('#costs tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? ''),
    );
    return [{ path, rows }];
  });
}

describe('registration duty in Wallonia', () => {
  test('on a plot to build one’s home on: 3 %, beside 12.5 %', () => {
    const pages = costsOf(MAIN, 4107);
    expect(pages.length).toBeGreaterThan(1);
    for (const { path, rows } of pages) {
      expect(rows[0], path).toEqual([formatCurrency(115_000), formatCurrency(115_000)]);
      expect(rows[1], path).toEqual([formatCurrency(3_450), formatCurrency(14_375)]);
    }
  });

  test('on a garage 12.5 % alone', () => {
    for (const { path, rows } of costsOf(MAIN, 4115)) expect(rows[1], path).toHaveLength(1);
  });

  test.runIf(fixture)('on a meadow, which nobody may build on, 12.5 % alone', () => {
    const pages = costsOf(fixture ?? MAIN, 117);
    expect(pages.length).toBeGreaterThan(1);
    for (const { path, rows } of pages) expect(rows[1], path).toEqual([formatCurrency(7_625)]);
  });
});

describe.runIf(fixture)('what may be asked before the viewing', () => {
  const site = siteOf(fixture ?? MAIN);
  const offers = (id: number) => {
    const forms = Object.values(site.table.byKey.get('/rental-application/')?.paths ?? {});
    return Object.values(site.table.byKey.get(`/property/${id}/`)?.paths ?? {}).map((path) =>
      (site.pages.get(path)?.links ?? []).some(({ href }) =>
        forms.some((form) => href.startsWith(`${form}?`)),
      ),
    );
  };

  test('is too little in Brussels for an application for a studio, but not for a garage', () => {
    expect(offers(107).length).toBeGreaterThan(1);
    expect(offers(107)).not.toContain(true);
    expect(offers(114)).not.toContain(false);
  });
});

describe('what a landlord may ask and take in Wallonia', () => {
  const site = siteOf(MAIN);
  const pagesOf = (original: string) =>
    Object.values(site.table.byKey.get(original)?.paths ?? {}).flatMap((path) => site.pages.get(path) ?? []);

  test('of the civil status only whether somebody is married or legally cohabiting', () => {
    const pages = pagesOf('/rental-application/');
    expect(pages.length).toBeGreaterThan(1);
    for (const { path, html } of pages) {
      const { document } = parseHTML(html);
      const field = document.querySelector('[data-field="civilStatus"]');
      const values = [...(field?.querySelectorAll('input, option[value]') ?? [])].map((choice) =>
        choice.getAttribute('value'),
      );
      expect(values, path).toEqual([...LAW.wallonia['tenant.civilStatus'], 'neither']);
      expect(field?.textContent, path).not.toMatch(
        /célibataire|divorcé|veuf|ongehuwd|gescheiden|weduw|single|divorced|widow|ledig|geschieden|verwitwet/i,
      );
    }
  });

  test('of a shop, an office or a parking place nothing about the household: the form knows which these are', () => {
    for (const locale of site.table.locales) {
      const text = readFileSync(join(site.out, locale, 'data/applicants.json'), 'utf8');
      const groups = readApplicantsFile(JSON.parse(text));
      const other = site.snapshot.properties.filter((property) => {
        const record = anyRecord(property);
        return record.Goal !== 0 && !isTaken(site.snapshot.site, record) && !isOfDwellingType(record);
      });
      expect(other.length).toBeGreaterThan(2);
      expect(groups.flatMap(({ names }) => names).filter((name) => /^\d/.test(name))).toEqual(
        other.map(({ id }) => id),
      );
      for (const { permitted } of groups)
        expect(permitted?.private).toEqual(LAW.wallonia['tenant.other.private']);
    }
  });

  test('two months’ rent as a deposit, never three', () => {
    const pages = pagesOf('/feedback/contact-appointment/');
    expect(pages.length).toBeGreaterThan(1);
    for (const { path, html } of pages) {
      const text = parseHTML(html).document.querySelector('.terms')?.textContent ?? '';
      expect(text, path).toMatch(/deux mois|twee maanden|two months|zwei Monatsmieten/);
      expect(text, path).not.toMatch(/trois mois de|drie maanden|three months|drei Monatsmieten/);
    }
  });
});

describe.runIf(fixture)('the Flemish duty to renovate a home of label F', () => {
  const site = siteOf(fixture ?? MAIN);
  const pages = (id: number) =>
    Object.values(site.table.byKey.get(`/property/${id}/`)?.paths ?? {}).flatMap(
      (path) => site.pages.get(path) ?? [],
    );
  const tells = ({ lang, html }: Page) => {
    const texts = readFileSync(join('i18n', lang ?? '', 'property.json'), 'utf8');
    const locale = lang && isLocale(lang) ? lang : 'fr';
    const said = fillLaw(String(JSON.parse(texts)['epc.renovation']), lawWords(LAW, locale));
    return parseHTML(html).document.documentElement.textContent?.includes(said);
  };

  test('is told of what is for sale, since it is the buyer’s', () => {
    expect(pages(112).length).toBeGreaterThan(1);
    expect(pages(112).map(tells)).not.toContain(false);
  });

  test('and not of what is to let', () => {
    expect(pages(108).length).toBeGreaterThan(1);
    expect(pages(108).map(tells)).not.toContain(true);
  });
});
/** The names of a property's facts, on the pages of a language. */
function factNames(
  output: typeof MAIN,
  locale: Locale,
): { path: string; names: string[]; hasCosts: boolean }[] {
  return [...siteOf(output).pages.values()]
    .filter(({ lang }) => lang === locale)
    .map(({ path, html }) => {
      const { document } = parseHTML(html);
      const names = [...document.querySelectorAll('.facts dt')].map((term) => term.textContent?.trim() ?? '');
      return { path, names, hasCosts: document.querySelector('#costs') !== null };
    });
}

describe.each(LOCALES)('what belongs to a region is told there alone: %s', (locale) => {
  const { property } = texts(locale);
  const scores = [property['field.FloodScoreP'], property['field.FloodScoreG']];
  const { ELevel } = LAW.wallonia['facts.names'];
  const walloon = factNames(MAIN, locale);
  const told = walloon.flatMap(({ names }) => names);

  test('no flood score of a parcel or a building in Wallonia', () => {
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((name) => scores.includes(name))).toEqual([]);
  });

  test('the Ew level in Wallonia, not the Flemish E-level', () => {
    expect(told).toContain(ELevel?.[locale]);
    expect(told).not.toContain(property['field.ELevel']);
  });

  test('the notary’s fee stands in the table of costs alone', () =>
    expect(
      walloon.filter(({ hasCosts, names }) => hasCosts && names.includes(property['field.NotaryFee'])),
    ).toEqual([]));

  test.runIf(fixture)('both scores and the E-level in Flanders', () => {
    const flemish = factNames(fixture ?? MAIN, locale).flatMap(({ names }) => names);
    expect(flemish).toEqual(expect.arrayContaining([...scores, property['field.ELevel']]));
  });
});

test.each(OUTPUTS)('no placeholder of the law is left in $out', (output) => {
  const left = [...siteOf(output).pages.values()].filter(({ html }) => html.includes('{law.'));
  expect(left.map(({ path }) => path)).toEqual([]);
});
