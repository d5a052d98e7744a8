/**
 * The client address of a request. Each proxy appends the address of its client to `X-Forwarded-For`, so with
 * n trusted proxies the nth entry from the right is the last one that a client cannot forge.
 * @param socket the address of the connection
 * @param proxies the number of trusted proxies in front of the relay
 */
export function clientAddress(socket: string, forwarded: string | null, proxies: number): string {
  const chain = [...(forwarded ?? '').split(',').flatMap((part) => part.trim() || []), socket];
  return networkOf(chain.at(-1 - Math.min(proxies, chain.length - 1)) ?? socket);
}

/** An IPv6 customer has a /64 of addresses, which count as one. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\](:\d+)?$/g, '');
  if (!bare.includes(':') || bare.includes('.')) return bare.replace(/:\d+$/, '');
  const [head = '', tail] = bare.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase() || '0')
    .join(':');
}
