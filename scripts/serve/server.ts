import { createServer, type Server } from 'node:http';
import { compress } from './compress.ts';
import { files, notFound, singleSlashes, smallLanguage, trailingSlash } from './files.ts';
import { addressOf, chain, type Handler } from './handler.ts';
import { securityHeaders } from './headers.ts';
import { redirects } from './redirects.ts';

interface Options {
  /** The folder of the built site. */
  dir: string;
  /** Services on the same port; they are called before the site's files, and for every method. */
  services?: readonly Handler[];
}

/** A server of the built site that behaves like the CDN: redirects, headers, compression, not-found pages. */
export function siteServer({ dir, services = [] }: Options): Server {
  const handle = chain([
    onlyGoodAddresses,
    ...services,
    onlyReading,
    securityHeaders(dir),
    compress,
    singleSlashes,
    redirects(dir),
    smallLanguage(dir),
    trailingSlash(dir),
    files(dir),
    notFound(dir),
  ]);
  return createServer((request, response) => {
    Promise.resolve()
      .then(() => handle(request, response, () => {}))
      .catch((error: unknown) => {
        console.error(`${request.method} ${request.url}`, error);
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end('Something went wrong on the server.\n');
      });
  });
}

const onlyGoodAddresses: Handler = (request, response, next) => {
  if (addressOf(request)) return next();
  response.writeHead(400, { 'Content-Type': 'text/plain' });
  response.end('Bad request\n');
};

const onlyReading: Handler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' });
  response.end('Method not allowed\n');
};
