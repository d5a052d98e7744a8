import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { formatCurrency } from '../../../src/features/catalogue/price.ts';
import { decodeCatalogue } from '../../../src/features/listing/compact.ts';
import { encodeCatalogue } from '../../../src/features/listing/compact-encode.ts';
import type { CatalogueRow } from '../../../src/features/listing/row.ts';
import { main } from './content.ts';

/**
 * Serves a catalogue of at least `count` properties instead of the site's own, in each language. Each
 * property is repeated with other prices and other places nearby; the links lead to existing pages.
 */
export async function serveLargeCatalogue(context: BrowserContext, count: number): Promise<void> {
  const files = new Map<string, string>();
  await context.route('**/catalogue.json', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname) ?? largeCatalogue(join(main.out, pathname), count);
    files.set(pathname, body);
    return route.fulfill({ contentType: 'application/json', body });
  });
}

/** The content of a catalogue file with its rows repeated; the same rows in each language. */
export function largeCatalogue(file: string, count: number): string {
  const catalogue = decodeCatalogue(JSON.parse(readFileSync(file, 'utf8')));
  const times = Math.ceil(count / catalogue.rows.length);
  const rows = catalogue.rows.flatMap((row) =>
    Array.from({ length: times }, (_, round) => variant(row, round, times)),
  );
  return JSON.stringify(encodeCatalogue({ ...catalogue, rows }));
}

function variant(row: CatalogueRow, round: number, times: number): CatalogueRow {
  const { price, priceText, path, pictures, place } = row;
  const other = price === undefined ? undefined : price + round * 10;
  const turn = round * 2.4;
  const away = 0.0012 * Math.sqrt(round % 60);
  return {
    ...row,
    path,
    pictures,
    id: row.id * times + round,
    price: other,
    priceText: priceText.replace(formatCurrency(price), formatCurrency(other)),
    place: place && {
      ...place,
      lat: place.lat + away * Math.sin(turn),
      lng: place.lng + away * Math.cos(turn),
    },
  };
}
