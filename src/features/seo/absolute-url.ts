/**
 * A path of the site as a whole address, percent-encoded.
 * @param path a path, or a whole address, which stays what it is
 * @param siteUrl without a slash at its end; where it is empty the path stays a path
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  if (URL.canParse(path)) return new URL(path).href;
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : path;
}
