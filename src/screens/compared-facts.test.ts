import { expect, test } from 'vitest';
import { makeSnapshot, type PropertyInput, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { cardTexts } from '../features/catalogue/card/card-texts.ts';
import { buildCatalogue } from '../features/listing/build-catalogue.ts';
import { decodeCatalogue } from '../features/listing/compact.ts';
import { encodeCatalogue } from '../features/listing/compact-encode.ts';
import { comparedFacts } from '../features/property/compared.ts';
import { comparisonRows } from '../features/shortlist/comparison.ts';
import { shortlistLabels } from '../features/shortlist/labels.ts';
import { entry } from '../features/shortlist/shortlist.fixture.ts';
import { shownEntry } from '../features/shortlist/view.ts';
import { texts } from '../i18n/texts.ts';
import type { TextKey } from '../i18n/translator.ts';
import { buildRouteTable } from '../routing/table.ts';
import type { FactName } from '../snapshot/fact-fields.ts';
import { factsOfRow } from './facts-of-row.ts';

const t = (key: TextKey) => key;

/** The rows of the comparison, from the records on, as the browser reads them. */
function rowsOf(fields: readonly FactName[], ...properties: Partial<PropertyInput>[]) {
  const snapshot = makeSnapshot((files) => {
    files.properties = properties.flatMap((property, index) => propertyRecords(4101 + index, property));
  });
  const site = { ...snapshot, table: buildRouteTable(snapshot).table };
  const file = encodeCatalogue(
    buildCatalogue({
      site,
      locale: 'fr',
      priceTexts: texts('fr').property,
      pictureVariants: [],
      pictureOf: () => ({ urls: [], tint: undefined, hint: undefined }),
      compared: comparedFacts({ t, locale: 'fr', site, law: site.law }, fields),
    }),
  );
  const catalogue = decodeCatalogue(JSON.parse(JSON.stringify(file)));
  const facts = new Map(
    catalogue.rows.map((row) => [row.id, factsOfRow(row, catalogue, cardTexts('fr'))] as const),
  );
  const entries = [...properties.keys(), 98].map((index) => shownEntry(entry(4101 + index), facts));
  const rows = comparisonRows(entries, shortlistLabels('fr'), 'fr-BE');
  return { file, row: (key: string) => rows.find((row) => row.key === key) };
}

test('a compared fact is a row with a text per property, as its page has it, and none for one that is gone', () => {
  const { row } = rowsOf(
    ['HasCellar', 'SurfaceStore', 'ConstructionYear'],
    { HasCellar: true, SurfaceStore: 12.5 },
    { SurfaceStore: 0 },
  );
  expect(row('HasCellar')).toEqual({
    key: 'HasCellar',
    label: 'property:field.HasCellar',
    cells: ['property:yes', undefined, undefined],
  });
  expect(row('SurfaceStore')?.cells).toEqual(['12,5\u00a0m²', undefined, undefined]);
  expect(row('ConstructionYear')).toBeUndefined();
});

test('a fact that follows from the price is no more compared than the price is shown', () => {
  const { row } = rowsOf(['Deposit'], { Deposit: 1500 }, { Deposit: 1500, Price: 900, PublishPrice: '0' });
  expect(row('Deposit')?.cells).toEqual(['€\u00a01.500', undefined, undefined]);
});

test('the catalogue file says nothing of them where there is none', () => {
  expect(rowsOf([], {}).file).not.toHaveProperty('compared');
});
