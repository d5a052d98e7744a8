import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSoldOut, mayAsk } from '../../src/features/projects/units.ts';
import { recordIn } from '../../src/snapshot/domain.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';

const sites = OUTPUTS.map((output) => ({ out: output.out, site: siteOf(output) }));

test('one site has no project, as the specification’s snapshot, and others have some', () => {
  const counts = sites.map(({ site }) => site.snapshot.projects.length);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
});

describe.each(sites)('$out', ({ site }) => {
  const { table, snapshot, pages, out } = site;
  const { defaultLocale } = table;
  const withPage = snapshot.projects.filter(({ id }) => table.byKey.has(`/project/${id}/`));

  test('a list of projects leads to each of them; an empty one says so and leads on to what is for sale', () => {
    const list = table.byKey.get('/projects/');
    const sale = table.byKey.get('/for-sale/');
    for (const locale of list ? table.locales : []) {
      const words = JSON.parse(readFileSync(join('i18n', locale, 'listing.json'), 'utf8')) as Record<
        string,
        string
      >;
      const page = pages.get(list?.paths[locale] ?? '');
      const links = page?.links.map(({ href }) => href);
      if (snapshot.projects.length === 0) {
        expect(page?.phrases.map((phrase) => phrase.text)).toContain(words['empty.projects']);
        expect(links).toContain(sale?.paths[locale]);
      }
      for (const { id } of withPage)
        expect(links).toContain(table.byKey.get(`/project/${id}/`)?.paths[locale]);
    }
  });

  test('each unit that is not sold is asked about by name, a sold one is not', () => {
    for (const project of withPage)
      for (const locale of table.locales) {
        const { value: record } = recordIn(project, locale, defaultLocale);
        const page = pages.get(table.byKey.get(`/project/${project.id}/`)?.paths[locale] ?? '');
        const asked = page?.links.flatMap(({ href }) => {
          const query = new URLSearchParams(href.split('?')[1] ?? '');
          return query.has('unit') ? [`${query.get('project')} ${query.get('unit')}`] : [];
        });
        const wanted = record.Units.filter((unit) => mayAsk(unit) && !isSoldOut(record)).map(
          ({ Name }) => `${record.RecordFile ?? record.ID} ${Name}`,
        );
        expect([...new Set(asked)], page?.path).toEqual(wanted);
      }
  });

  test('the form about projects knows each unit', () => {
    for (const locale of table.locales) {
      const file: unknown = JSON.parse(readFileSync(join(out, locale, 'data/units.json'), 'utf8'));
      expect(file).toMatchObject(
        withPage.map((project) => {
          const { value: record } = recordIn(project, locale, defaultLocale);
          return {
            path: table.byKey.get(`/project/${project.id}/`)?.paths[locale],
            units: record.Units.map((unit) => ({
              name: unit.Name,
              isSold: isSoldOut(record) || !mayAsk(unit),
            })),
          };
        }),
      );
    }
  });
});
