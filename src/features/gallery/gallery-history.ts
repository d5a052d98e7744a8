/** The history entry of the open gallery, which closing goes back from. Its address names the open item. */

const STATE = { gallery: true };

const page = (): string => location.pathname + location.search;

/** Whether the current history entry is the gallery's. */
export const inHistory = (): boolean => Boolean((history.state as { gallery?: unknown } | null)?.gallery);

/** Adds the gallery's entry, or changes the item that it names. */
export function putInHistory(fragment: string): void {
  if (inHistory()) history.replaceState(STATE, '', page() + fragment);
  else history.pushState(STATE, '', page() + fragment);
}

export const leaveHistory = (): void => history.back();

/** Makes the current entry that of the page, without a fragment. */
export const takeFragment = (): void => history.replaceState(null, '', page());
