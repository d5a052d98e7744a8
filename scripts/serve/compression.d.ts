/** The part of the API that is used here; the packages' own types depend on those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  interface Options {
    threshold: number;
    filter(request: IncomingMessage, response: ServerResponse): boolean;
    brotli: BrotliOptions;
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

declare module 'on-headers' {
  import type { ServerResponse } from 'node:http';

  export default function onHeaders(response: ServerResponse, listener: (this: ServerResponse) => void): void;
}
