import { type Trail, trailText } from './trail.ts';

const KEY = 'list-place';

/** Keeps the list that a visitor goes through, for this tab. */
export function keepTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, trailText(trail));
  } catch {
    // Without storage the list is known on the first property only.
  }
}

/** What is kept, or whatever else stands there. */
export function keptTrail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
