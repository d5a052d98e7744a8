import { expect, test } from 'vitest';
import { bannerFilm } from './film.ts';

test.each([
  [undefined, undefined],
  [{ address: 'https://a.example/v.mp4' }, { kind: 'film', src: 'https://a.example/v.mp4' }],
  [
    { address: 'https://a.example/v', mimetype: 'video/mp4' },
    { kind: 'film', src: 'https://a.example/v' },
  ],
  [{ address: 'https://a.example/v' }, { kind: 'link', href: 'https://a.example/v' }],
  [
    { address: 'https://youtu.be/aaaaaaaaaaa', mimetype: 'video/mp4' },
    { kind: 'link', href: 'https://youtu.be/aaaaaaaaaaa' },
  ],
])('the video %j', (video, expected) => expect(bannerFilm(video)).toEqual(expected));
