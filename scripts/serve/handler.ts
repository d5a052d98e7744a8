import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or passes it on by calling `next`. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>;

/** One handler out of several: each is asked in turn until one answers. */
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
 * The path and query of a request, its percent-encoding undone.
 * @returns `undefined` for an address that is no address: bad encoding, a null byte, or none that starts with a slash
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
