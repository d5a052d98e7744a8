import { expect, test } from 'vitest';
import { frameOrigins, playersOf } from './players.ts';

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';
const TOUR = 'https://my.matterport.com/show/?m=x';

test('a video and a tour that are known stand in frames', () => {
  expect(playersOf({ VideoUrl: VIDEO, VirtualTourUrl: TOUR })).toEqual([
    { kind: 'video', href: VIDEO, type: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
    { kind: 'tour', href: TOUR, type: 'frame', src: TOUR },
  ]);
  expect(frameOrigins({ VideoUrl: VIDEO, VirtualTourUrl: TOUR })).toEqual([
    'https://www.youtube-nocookie.com',
    'https://my.matterport.com',
  ]);
});

test.each([
  [{}, []],
  [{ VideoUrl: 'https://a.example/v.mp4' }, ['link']],
  [{ VideoUrl: 'https://a.example/v' }, ['link']],
])('%j needs no frame', (record, types) => {
  expect(
    playersOf({ VideoUrl: undefined, VirtualTourUrl: undefined, ...record }).map(({ type }) => type),
  ).toEqual(types);
  expect(frameOrigins({ VideoUrl: undefined, VirtualTourUrl: undefined, ...record })).toEqual([]);
});
