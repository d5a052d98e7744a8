import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Handler } from '../serve/handler.ts';
import { clientAddress } from './guard/client-address.ts';
import type { RelayHandler } from './request/handler.ts';

interface Options {
  handler: RelayHandler;
  /** The path under which the relay answers; other requests are not handled. */
  mount: string;
  trustedProxies: number;
  log(line: string): void;
}

/** Runs the relay's handler in a Node server. */
export function relayService({ handler, mount, trustedProxies, log }: Options): Handler {
  return async (incoming, response, next) => {
    const path = incoming.url?.split('?')[0] ?? '';
    if (path !== mount && !path.startsWith(`${mount}/`)) return next();
    const forwarded = incoming.headers['x-forwarded-for'];
    const client = {
      address: clientAddress(
        incoming.socket.remoteAddress ?? '',
        forwarded === undefined ? null : String(forwarded),
        trustedProxies,
      ),
    };
    await send(await answer(handler, incoming, client, log), response);
  };
}

async function answer(
  handler: RelayHandler,
  incoming: IncomingMessage,
  client: { address: string },
  log: (line: string) => void,
): Promise<Response> {
  try {
    return await handler(requestOf(incoming), client);
  } catch (error) {
    log(`request: ${error instanceof Error ? error.message : error}`);
    return Response.json({ code: 'notSent' }, { status: 503, headers: { Connection: 'close' } });
  }
}

function requestOf(incoming: IncomingMessage): Request {
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = incoming.rawHeaders.slice(index, index + 2);
    headers.append(name, value);
  }
  // Only path and query are used, because clients can send any host.
  return new Request(new URL(`http://relay.invalid${incoming.url}`), {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

async function send(answered: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(answered.body ? Buffer.from(await answered.arrayBuffer()) : undefined);
}
