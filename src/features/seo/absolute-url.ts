/**
 * A path of the site as an absolute address, percent-encoded.
 * @param path a path, or an absolute address, which is returned unchanged
 * @param siteUrl without a slash at its end; if it is empty, the path stays a path
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  if (URL.canParse(path)) return new URL(path).href;
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : path;
}
