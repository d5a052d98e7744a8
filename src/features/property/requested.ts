/** The part of the browser's storage that is used. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'documents-requested';
/** The maximum number of remembered requests; older ones are dropped. */
const LONGEST = 100;

type Requests = [id: number, day: string][];

/**
 * The day on which the visitor requested the documents of a property, or of a project, in this browser.
 * @param id a project's is negative, since projects are numbered by themselves
 * @param store untrusted: anything that this file did not write is ignored
 * @returns `2026-12-05`, or `undefined`
 */
export const requestedOn = (store: Store, id: number): string | undefined =>
  read(store).find(([known]) => known === id)?.[1];

/**
 * Remembers a request. If storage is full or forbidden, nothing is remembered, and the documents are sent all
 * the same.
 */
export function rememberRequest(store: Store, id: number, day: string): void {
  const others = read(store).filter(([known]) => known !== id);
  try {
    store.setItem(KEY, JSON.stringify([[id, day], ...others].slice(0, LONGEST)));
  } catch (error) {
    console.info('The request is not remembered.', error);
  }
}

function read(store: Store): Requests {
  try {
    const data: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(data) ? data.filter(isRequest) : [];
  } catch {
    return [];
  }
}

const isRequest = (entry: unknown): entry is Requests[number] =>
  Array.isArray(entry) &&
  Number.isInteger(entry[0]) &&
  typeof entry[1] === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(entry[1]);
