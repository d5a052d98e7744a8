import { byName, COUNTS, FLAGS } from '../catalogue/filters.ts';
import type { CardSnapshot } from './card-snapshot.ts';
import type { Entry } from './shortlist.ts';
import type { PropertyFacts } from './view.ts';

export const snapshot = (id: number, fields: Partial<CardSnapshot> = {}): CardSnapshot => ({
  title: `Property ${id}`,
  language: 'fr',
  place: 'Liège',
  price: '€ 100.000',
  amount: 100_000,
  path: `/fr/a-vendre/liege/property/${id}/`,
  ...fields,
});

export const entry = (id: number, fields: Partial<Entry> = {}): Entry => ({
  id,
  addedAt: 1,
  note: '',
  status: 'none',
  snapshot: snapshot(id),
  ...fields,
});

export const facts = (id: number, fields: Partial<PropertyFacts> = {}): PropertyFacts => ({
  id,
  types: ['Maison'],
  title: `Property ${id}`,
  language: 'fr',
  place: 'Liège',
  price: 100_000,
  priceText: '€ 100.000',
  path: `/fr/a-vendre/liege/property/${id}/`,
  ...byName(COUNTS, () => 0),
  ...byName(FLAGS, () => false),
  bedrooms: 3,
  bathrooms: 1,
  compared: [],
  card: {
    id,
    title: `Property ${id}`,
    language: 'fr',
    place: 'Liège',
    path: `/fr/a-vendre/liege/property/${id}/`,
    price: { text: '€ 100.000', amount: 100_000 },
  },
  ...fields,
});
