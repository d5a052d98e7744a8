/** The page's policy as Astro writes it into the head. */
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/i;

const INLINE = /<(?:script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

const HASH = / 'sha256-([A-Za-z0-9+/]+=*)'/g;

/**
 * Removes the hashes from a page's policy that allow nothing on it. Astro lists those of every script and
 * style that any page of the site may have, and a hash hardly compresses: each costs as much as forty
 * letters.
 * @param digest the SHA-256 of a text in Base64
 * @returns the page; unchanged if it has no policy
 */
export function withoutUnusedHashes(html: string, digest: (text: string) => string): string {
  if (!POLICY.test(html)) return html;
  const used = new Set([...html.matchAll(INLINE)].map(([, text = '']) => digest(text)));
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (source, hash: string) => (used.has(hash) ? source : '')),
  );
}
