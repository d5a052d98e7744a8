import { expect, test } from 'vitest';
import { hostOf, originOf, providerName } from './provider.ts';

test.each([
  ['www.youtube-nocookie.com', 'YouTube'],
  ['my.matterport.com', 'Matterport'],
  ['vimeo.com', 'Vimeo'],
  ['notvimeo.com', 'notvimeo.com'],
  ['vimeo.com.evil.example', 'vimeo.com.evil.example'],
  ['tours.example:8443', 'tours.example:8443'],
])('%s is %s', (host, name) => expect(providerName(host)).toBe(name));

test('a choice belongs to a host, a policy to an origin', () => {
  const address = 'https://my.matterport.com/show/?m=x';
  expect(hostOf(address)).toBe('my.matterport.com');
  expect(originOf(address)).toBe('https://my.matterport.com');
});
