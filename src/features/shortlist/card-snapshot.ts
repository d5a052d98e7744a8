/** What a page showed of a property, kept so that the shortlist can still show it when the property is gone. */
export interface CardSnapshot {
  title: string;
  /** The language of the title. */
  language: string;
  place: string;
  /** As the page showed it. */
  price: string;
  /** Euro; missing where the price is on request. */
  amount?: number;
  /** The property's address on this site. */
  path: string;
  picture?: string;
}

export type Fields = Record<string, unknown>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const LONGEST = 300;

/** A text of the stored data, cut to a length that no honest one has. */
export const textOf = (data: unknown, longest = LONGEST): string =>
  typeof data === 'string' ? data.slice(0, longest) : '';

/** The number of a property, as the CRM gives it out. */
export const isId = (data: unknown): data is number =>
  typeof data === 'number' && Number.isSafeInteger(data) && data > 0;

/** An address within this site. Browsers read a backslash as a slash, which would lead to another one. */
const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** @returns `undefined` for what no page of this site can have stored */
export function cardSnapshotOf(data: unknown): CardSnapshot | undefined {
  if (!isFields(data)) return undefined;
  const path = textOf(data['path'], 2000);
  const picture = textOf(data['picture'], 2000);
  const { amount } = data;
  const title = textOf(data['title']);
  if (title === '' || !isPath(path)) return undefined;
  return {
    title,
    language: textOf(data['language'], 10),
    place: textOf(data['place']),
    price: textOf(data['price']),
    path,
    ...(typeof amount === 'number' && Number.isFinite(amount) && amount > 0 && { amount }),
    ...((isPath(picture) || picture.startsWith('https://')) && { picture }),
  };
}
