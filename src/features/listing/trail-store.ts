import { type Trail, trailText } from './trail.ts';

const KEY = 'list-place';

/** Stores the visitor's list for this tab. */
export function keepTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, trailText(trail));
  } catch {
    // Without storage only the first property knows the list.
  }
}

/** The stored text, which may be anything. */
export function keptTrail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
