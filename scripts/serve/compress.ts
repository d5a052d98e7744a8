import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Handler } from './handler.ts';

const COMPRESSIBLE =
  /^(text\/|application\/(json|ld\+json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/;

type Encoding = 'br' | 'gzip';

/** The encoding to answer with, by the request's Accept-Encoding. */
export function encodingFor(accepted: string): Encoding | undefined {
  const offered = new Map(
    accepted.split(',').map((entry) => {
      const [name = '', quality = 'q=1'] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, Number(quality.replace('q=', ''))] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((name) => (offered.get(name) ?? offered.get('*') ?? 0) > 0);
}

/** Names the charset of text and compresses it on its way out. Ranges, empty answers and what is compressed already stay as they are. */
export const compress: Handler = (request, response, next) => {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const { writeHead } = response;
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    const type = String(response.getHeader('Content-Type') ?? '');
    const isText = COMPRESSIBLE.test(type);
    if (isText) {
      response.setHeader('Vary', 'Accept-Encoding');
      if (!type.includes('charset')) response.setHeader('Content-Type', `${type};charset=utf-8`);
    }
    if (isText && encoding && status === 200 && request.method === 'GET') pipeThrough(response, encoding);
    return writeHead.call(response, status);
  }) as typeof response.writeHead;
  return next();
};

function pipeThrough(response: ServerResponse, encoding: Encoding): void {
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : createGzip();
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.setHeader('Content-Encoding', encoding);
  response.removeHeader('Content-Length');
  response.removeHeader('Accept-Ranges');
  stream.on('data', (chunk: Buffer) => write(chunk));
  stream.on('end', () => end());
  response.on('close', () => stream.destroy());
  response.write = ((chunk: Buffer | string) => stream.write(chunk)) as typeof response.write;
  response.end = ((chunk?: Buffer | string) => {
    stream.end(chunk);
    return response;
  }) as typeof response.end;
  // Who pipes into the response waits for its own 'drain'.
  stream.on('drain', () => response.emit('drain'));
}
