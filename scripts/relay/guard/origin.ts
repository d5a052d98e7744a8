/**
 * Whether a browser's request comes from a page of the site. Browsers send the page's origin with every post,
 * or at least `Sec-Fetch-Site`; a client that sends neither is not a browser and has no cookies that could be
 * abused.
 * @param allowed origins such as `https://www.example.org`
 */
export function isOwnOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return allowed.includes(origin) || isLocal(origin, request);
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'same-site';
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A site served on the developer's machine may use any port. Elsewhere the `Host` header proves nothing. */
function isLocal(origin: string, request: Request): boolean {
  const host = request.headers.get('Host') ?? '';
  return LOCAL.test(host) && origin === `http://${host}`;
}

/**
 * The headers that let a page of an allowed origin read the answer, since the relay may have a host of its
 * own.
 */
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
