import { expect, test } from 'vitest';
import { hostOf, originOf, playingAddress, providerName } from './provider.ts';

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

test.each([
  ['https://www.youtube-nocookie.com/embed/x', 'https://www.youtube-nocookie.com/embed/x?autoplay=1'],
  ['https://player.vimeo.com/video/1?dnt=1', 'https://player.vimeo.com/video/1?dnt=1&autoplay=1'],
  ['https://my.matterport.com/show/?m=x', 'https://my.matterport.com/show/?m=x&play=1'],
  ['https://www.tvl.be/video/x', 'https://www.tvl.be/video/x'],
  ['https://vimeo.com.evil.example/1', 'https://vimeo.com.evil.example/1'],
])('who pressed play on %s need not press again', (address, playing) =>
  expect(playingAddress(address)).toBe(playing),
);
