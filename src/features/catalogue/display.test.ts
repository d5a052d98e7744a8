import { expect, test } from 'vitest';
import { makeSnapshot } from '../../../tests/fixtures/make-snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { marqueeName } from './display.ts';
import { recordWith } from './property.fixture.ts';

function siteWithMarquees() {
  const snapshot = makeSnapshot((files) => {
    files.site.marquees = {
      '0': { kind: 'none' },
      '1': { kind: 'option', name: { fr: 'Option', nl: 'In optie' } },
      '2': { kind: 'new' },
      '3': { kind: 'sold', name: { fr: 'Vendu' }, rentName: { fr: 'Loué' } },
      '4': { kind: 'none', name: { fr: 'Rien' } },
    };
  });
  return { ...snapshot, table: buildRouteTable(snapshot).table };
}

test.each<[string, object, Locale, object | undefined]>([
  ['listed', { Marquee: 1 }, 'nl', { name: 'In optie', kind: 'option' }],
  ['listed, for rent', { Marquee: 3, Goal: 1 }, 'fr', { name: 'Loué', kind: 'sold' }],
  ['listed without a name', { Marquee: 2, MarqueeName: 'Nouveau' }, 'fr', { name: 'Nouveau', kind: 'new' }],
  ['none at all', { Marquee: 0, MarqueeName: 'Normal' }, 'fr', undefined],
  ['of the kind none', { Marquee: 4, MarqueeName: 'Normal' }, 'fr', undefined],
  ['not listed', { Marquee: 9, MarqueeName: ' Coup de cœur ' }, 'fr', { name: 'Coup de cœur', kind: 'none' }],
  ['not listed, in another language', { Marquee: 9, MarqueeName: 'Coup de cœur' }, 'nl', undefined],
  ['not listed and without a name', { Marquee: 9 }, 'fr', undefined],
])('a marquee that is %s', (_, fields, locale, expected) =>
  expect(marqueeName({ locale, site: siteWithMarquees() }, recordWith(fields))).toEqual(expected),
);
