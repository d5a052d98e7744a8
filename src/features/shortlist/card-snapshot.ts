/**
 * The data of a property as a page showed them, stored so that the shortlist can show a property that has
 * left the site.
 */
export interface CardSnapshot {
  title: string;
  /** The language of the title. */
  language: string;
  place: string;
  /** As the page showed it. */
  price: string;
  /** In euro; `undefined` if the price is on request. */
  amount?: number;
  /** The path of the property's page. */
  path: string;
  picture?: string;
}

export type Fields = Record<string, unknown>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const LONGEST = 300;

/** A text of the stored data, cut to a length that no real text exceeds. */
export const textOf = (data: unknown, longest = LONGEST): string =>
  typeof data === 'string' ? data.slice(0, longest) : '';

/** Whether a value is a property's ID, as given by the CRM. */
export const isId = (data: unknown): data is number =>
  typeof data === 'number' && Number.isSafeInteger(data) && data > 0;

/**
 * Whether an address is a path of this site. Browsers treat a backslash as a slash, so `/\` could lead to
 * another site.
 */
const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** @returns `undefined` for data that no page of this site can have stored */
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
