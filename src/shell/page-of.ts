/**
 * The path of a page in the session's history.
 * @param entry missing if the browser does not provide it; contrary to its type, also when a page is restored
 *   from the page cache
 */
export const pageOf = (entry: { readonly url: string | null } | null | undefined): string | undefined =>
  entry?.url && URL.canParse(entry.url) ? new URL(entry.url).pathname : undefined;
