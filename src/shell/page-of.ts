/**
 * The path of a page in the session's history.
 * @param entry missing where the browser does not tell: in spite of its type, also where a page comes back from its cache
 */
export const pageOf = (entry: { readonly url: string | null } | null | undefined): string | undefined =>
  entry?.url && URL.canParse(entry.url) ? new URL(entry.url).pathname : undefined;
