import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import onHeaders from 'on-headers';
import type { Handler } from './handler.ts';

const TEXT = /^(text\/|application\/(json|ld\+json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/;

const isText = (response: ServerResponse): boolean =>
  TEXT.test(String(response.getHeader('Content-Type') ?? ''));

const pack = compression({
  threshold: 0,
  // A range is not compressed, because it counts bytes of the uncompressed file.
  filter: (_request, response) => isText(response) && response.statusCode === 200,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

/**
 * Adds the charset to the type of texts and compresses them. Ranges, empty answers and compressed files stay
 * as they are.
 */
export const compress: Handler = (request, response, next) => {
  let passed: Promise<void> | undefined;
  pack(request, response, () => {
    // The listener that is added last runs first.
    onHeaders(response, nameCharset);
    passed = Promise.resolve(next());
  });
  return passed;
};

function nameCharset(this: ServerResponse): void {
  const type = String(this.getHeader('Content-Type') ?? '');
  if (!isText(this)) return;
  this.setHeader('Vary', 'Accept-Encoding');
  if (!type.includes('charset')) this.setHeader('Content-Type', `${type};charset=utf-8`);
}
