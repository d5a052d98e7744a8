import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSnapshotDir, page, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const MP4 = Buffer.from('\0\0\0\x18ftypmp42', 'latin1');
const WEBM = Buffer.from('1a45dfa39f4286810142f7', 'hex');

const withVideo =
  (video: string, more: (files: SnapshotFiles) => void = () => undefined) =>
  (files: SnapshotFiles) => {
    files.menu.push(page('/x/', { banner: { type: 'video', video } }));
    more(files);
  };

const faultsOf = (alter: (files: SnapshotFiles) => void) => readSnapshot(makeSnapshotDir(alter)).faults;

test.each<[string, (files: SnapshotFiles) => void]>([
  ['an MP4', withVideo('heroes/film.mp4', ({ raw }) => (raw['media/heroes/film.mp4'] = MP4))],
  ['a WebM in capitals', withVideo('Film.WEBM', ({ raw }) => (raw['media/Film.WEBM'] = WEBM))],
  ['a hosted video, which the page links to', withVideo('https://youtu.be/aaaaaaaaaaa')],
  [
    'a film of a listed host',
    withVideo('https://media.example/a.mp4', ({ site }) => (site.mediaHosts = ['https://media.example'])),
  ],
])('%s is no fault', (_, alter) => expect(faultsOf(alter)).toEqual([]));

test.each<[string, 'error' | 'warning', string, (files: SnapshotFiles) => void]>([
  ['a film that is not there', 'error', ', and no such file', withVideo('no.mp4')],
  [
    'a page saved as a film',
    'error',
    ', a file that is no such film',
    withVideo('film.mp4', ({ raw }) => (raw['media/film.mp4'] = '<!doctype html><p>Not found</p>')),
  ],
  [
    'a film under the other format’s name',
    'error',
    ', a file that is no such film',
    withVideo('film.webm', ({ raw }) => (raw['media/film.webm'] = MP4)),
  ],
  [
    'a film of a host that site.json does not list',
    'warning',
    ', which browsers do not load from there',
    withVideo(
      'https://media.example.evil.test/a.mp4',
      ({ site }) => (site.mediaHosts = ['https://media.example']),
    ),
  ],
])('%s: %s', (_, level, found, alter) => {
  const faults = faultsOf(alter);
  expect(faults).toMatchObject([
    {
      level,
      file: 'menu.json',
      pointer: '/5/params/banner/video',
      id: 'x',
      found: expect.stringContaining(found),
    },
  ]);
});

test('a film that leads out of the snapshot is named', () => {
  const outside = makeSnapshotDir(({ raw }) => (raw['media/film.mp4'] = MP4));
  const dir = makeSnapshotDir(withVideo('heroes/film.mp4', ({ raw }) => (raw['media/heroes/note.txt'] = '')));
  symlinkSync(join(outside, 'media/film.mp4'), join(dir, 'media/heroes/film.mp4'));
  expect(readSnapshot(dir).faults).toMatchObject([{ level: 'error', id: 'x' }]);
});
