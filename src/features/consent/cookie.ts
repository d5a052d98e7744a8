/** The cookie that holds a visitor's choice. */
export const COOKIE = 'consent';

/** The value of a cookie by its name, as `document.cookie` lists it. */
export const cookieValue = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The text to assign to `document.cookie`; 0 days remove the cookie. */
export const cookieLine = (name: string, value: string, days: number, rest = ''): string =>
  `${name}=${value}; Path=/; Max-Age=${Math.round(days * 86_400)}; SameSite=Lax${rest}`;

/** Cookies that the measuring tools set on the site's domain. */
const MEASURING = /^_(?:ga|gid|gat|gcl|fbp|fbc)(?:_|$)/;

/**
 * Lines that remove the measuring tools' cookies. A cookie belongs to the host or to a parent domain, and
 * only a line for the right one removes it.
 */
export function removals(cookies: string, host: string): string[] {
  const labels = host.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=.${labels.slice(index).join('.')}`);
  return cookies
    .split(';')
    .map((entry) => entry.trim().split('=')[0] ?? '')
    .filter((name) => MEASURING.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => cookieLine(name, '', 0, domain)));
}
