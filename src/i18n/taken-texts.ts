import { fromTexts } from './texts.ts';

/** What a form says of a property that can no longer be had; it reaches the browser in a file. */
export const TAKEN_TEXTS = fromTexts(({ property, filters }) => ({
  sold: property['status.sold'],
  rented: property['status.rented'],
  similar: property.similar,
  tell: filters.demand,
}));
