import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Proxies a site and sends each page in two parts.
 * @param milliseconds the delay between the two
 * @param cut where the second part of a page begins
 */
export async function serveInParts(
  origin: string,
  milliseconds: number,
  cut: (html: string) => number,
): Promise<{ url: string; close(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const place = cut(html);
    response.write(html.slice(0, place));
    setTimeout(() => response.end(html.slice(place)), milliseconds);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
