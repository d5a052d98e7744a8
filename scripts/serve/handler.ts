import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or calls `next` to pass it on. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>;

/** Combines handlers: each is called in turn until one answers. */
export const chain =
  (handlers: readonly Handler[]): Handler =>
  (request, response, next) => {
    const step = (index: number): void | Promise<void> => {
      const handler = handlers[index];
      return handler ? handler(request, response, () => step(index + 1)) : next();
    };
    return step(0);
  };

/**
 * The decoded path and query of a request.
 * @returns `undefined` for an invalid address: bad encoding, a null byte, or no leading slash
 */
export function addressOf(request: IncomingMessage): { path: string; query: string } | undefined {
  const [raw = '', query = ''] = split(request.url ?? '', '?');
  try {
    const path = decodeURIComponent(raw);
    return path.startsWith('/') && !path.includes('\0') ? { path, query } : undefined;
  } catch {
    return undefined;
  }
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
