import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { addressOf, type Handler } from './handler.ts';

/** Configuration files for CDNs, which must not be served. */
const PRIVATE = /^\/(_headers|_redirects)$|\/\.(?!well-known\/)/;

/** Sets the type of icons, which sirv does not know. */
const nameIcons = (response: { setHeader(name: string, value: string): unknown }, path: string): void => {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
};

/**
 * Serves the output's files. Each request reads the disk, so that a new build is served without a restart.
 */
export function files(dir: string): Handler {
  const serve = sirv(dir, { dev: true, etag: true, setHeaders: nameIcons });
  return (request, response, next) => {
    const address = addressOf(request);
    if (!address || PRIVATE.test(address.path) || address.path.includes('..')) return next();
    // sirv supports only single, well-formed ranges.
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!range || (range[2] && Number(range[2]) < Number(range[1]))) delete request.headers.range;
    if (request.method === 'HEAD') delete request.headers.range;
    return serve(request, response, next);
  };
}

/** `//fr//a-vendre/` redirects to `/fr/a-vendre/`, so that a page has only one address. */
export const singleSlashes: Handler = (request, response, next) => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
  // Browsers treat a backslash as a slash, and an address that begins with two slashes as that of another
  // host.
  const tidy = path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/');
  if (tidy === path) return next();
  response.writeHead(301, { Location: tidy + query });
  response.end();
};

/** `/FR/a-vendre/` redirects to `/fr/a-vendre/`, if the output has that language. */
export function smallLanguage(dir: string): Handler {
  return (request, response, next) => {
    const [, code = '', rest = ''] =
      /^\/([a-z]{2})(?:\/(.*))?$/is.exec(request.url?.split('?')[0] ?? '') ?? [];
    const small = code.toLowerCase();
    if (code === small || !languages(dir).includes(small)) return next();
    const query = addressOf(request)?.query;
    response.writeHead(301, { Location: `/${small}/${rest}${query ? `?${query}` : ''}` });
    response.end();
  };
}

/** `/fr/contact` redirects to `/fr/contact/` if that is a page, as CDNs do. */
export function trailingSlash(dir: string): Handler {
  return (request, response, next) => {
    const address = addressOf(request);
    const isBare = address && !/\/$|\.\w+$|\.\./.test(address.path);
    if (!isBare || !existsSync(join(dir, address.path, 'index.html'))) return next();
    response.writeHead(301, {
      Location: `${encodeURI(address.path)}/${address.query && `?${address.query}`}`,
    });
    response.end();
  };
}

/**
 * Serves the not-found page in the language of the address, or in one that the visitor's browser accepts, or
 * in the site's default language, which is that of `404.html` at the root.
 */
export function notFound(dir: string): Handler {
  return (request, response) => {
    const path = addressOf(request)?.path ?? '/';
    const wanted = [
      path.split('/')[1]?.toLowerCase() ?? '',
      ...String(request.headers['accept-language'] ?? '')
        .split(',')
        .map((entry) => entry.trim().slice(0, 2).toLowerCase()),
    ];
    const page = [...wanted.filter((code) => /^[a-z]{2}$/.test(code)), '', ...languages(dir)]
      .flatMap((code) => [join(dir, code, '404.html'), join(dir, code, '404', 'index.html')])
      .find((file) => existsSync(file));
    response.writeHead(404, {
      'Content-Type': page ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : page ? readFileSync(page) : 'Not found\n');
  };
}

/** The output's language folders. */
const languages = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir).filter((name) => /^[a-z]{2}$/.test(name) && statSync(join(dir, name)).isDirectory())
    : [];
