/**
 * Whether a browser's request comes from a page of the site. A browser names the page's origin on every post, and
 * `Sec-Fetch-Site` where it does not; who names neither is no browser, and holds no cookies that could be abused.
 * @param allowed origins such as `https://www.example.org`
 */
export function isOwnOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return allowed.includes(origin) || isLocal(origin, request);
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'same-site';
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** On the machine itself a site serves itself, on any port. Elsewhere the `Host` header proves nothing. */
function isLocal(origin: string, request: Request): boolean {
  const host = request.headers.get('Host') ?? '';
  return LOCAL.test(host) && origin === `http://${host}`;
}

/** The headers that let a page of another, allowed origin read the answer; the relay may have a host of its own. */
export function corsHeaders(request: Request, allowed: readonly string[]): Record<string, string> {
  const origin = request.headers.get('Origin');
  return origin !== null && allowed.includes(origin)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Access-Control-Max-Age': '86400',
      }
    : {};
}
