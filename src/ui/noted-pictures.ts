/** What Astro notes of a picture that a page shows: its path in the site, not yet encoded as an address. */
export interface Note {
  finalPath: string;
}

interface Index {
  /** So many of the page's notes are in it. */
  count: number;
  byUrl: Map<string, Note>;
}

const indexes = new WeakMap<readonly Note[], Index>();

/**
 * The note of one picture among those of a page, which grow while the page is drawn. Only what came since the last
 * question is looked through: a file for the search has tens of thousands.
 * @param url the picture's address, from the root of the site on
 */
export function noteOf(url: string, notes: readonly Note[]): Note | undefined {
  const index = indexes.get(notes) ?? { count: 0, byUrl: new Map<string, Note>() };
  indexes.set(notes, index);
  for (const note of notes.slice(index.count)) index.byUrl.set(encodeURI(note.finalPath), note);
  index.count = notes.length;
  return index.byUrl.get(url);
}
