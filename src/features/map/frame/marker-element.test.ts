import { expect, test } from 'vitest';
import { mapProperty } from '../message.fixture.ts';
import { markerText } from './marker-element.ts';

const sold = mapProperty({ marquee: { name: 'Vendu', kind: 'sold' } });
const option = mapProperty({ marquee: { name: 'Option', kind: 'option' } });

test.each([
  ['an ordinary property', mapProperty(), '€ 389.000'],
  ['a marquee of the ignore list stands in the place of the price', sold, 'Vendu'],
  ['any other marquee leaves the price', option, '€ 389.000'],
])('%s', (_, property, text) => expect(markerText(property, ['sold', 'rented'])).toBe(text));
