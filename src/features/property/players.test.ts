import { expect, test } from 'vitest';
import { panoramaOf } from './panorama.ts';
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

test.each([
  ['https://media.example.org/v.mp4', 'file'],
  ['https://media.example.org/v.WEBM?x=1', 'file'],
  // Formats that not every browser plays, and hosts that the page's policy does not allow.
  ['https://media.example.org/v.wmv', 'link'],
  ['http://media.example.org/v.mp4', 'link'],
  ['https://media.example.org.evil.example/v.mp4', 'link'],
  ['https://elsewhere.example/v.mp4', 'link'],
])('the file %s is a %s', (VideoUrl, type) => {
  const hosts = ['https://media.example.org'];
  expect(playersOf({ VideoUrl, VirtualTourUrl: undefined }, hosts).map((player) => player.type)).toEqual([
    type,
  ]);
});

test.each([
  [{ PublishAddress: true, Latitude: 50.5, Longitude: 5.5 }, ['https://www.google.com']],
  [{ PublishAddress: false, Latitude: 50.5, Longitude: 5.5 }, []],
  [{ PublishAddress: true }, []],
])('%j: the street is shown only where the point may be known', (point, origins) => {
  const record = { VideoUrl: undefined, VirtualTourUrl: undefined, ...point };
  expect(frameOrigins(record)).toEqual(origins);
  expect(panoramaOf(point)?.src.includes('50.5,5.5') ?? false).toBe(origins.length > 0);
});
