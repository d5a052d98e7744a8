import { expect, test } from 'vitest';
import { noteOf } from './noted-pictures.ts';

test('the note of a picture is its own, also where the name is encoded in the address', () => {
  const notes = [{ finalPath: '/_astro/façade été.a1.avif' }, { finalPath: '/_astro/jardin.b2.avif' }];
  expect(noteOf('/_astro/fa%C3%A7ade%20%C3%A9t%C3%A9.a1.avif', notes)).toBe(notes[0]);
  expect(noteOf('/_astro/jardin.b2.avif', notes)).toBe(notes[1]);
  expect(noteOf('/_astro/din.b2.avif', notes)).toBeUndefined();
});

test('a note that came after the last question is found', () => {
  const notes = [{ finalPath: '/_astro/a.avif' }];
  expect(noteOf('/_astro/b.avif', notes)).toBeUndefined();
  notes.push({ finalPath: '/_astro/b.avif' });
  expect(noteOf('/_astro/b.avif', notes)).toBe(notes[1]);
});

test('another page has notes of its own', () => {
  expect(noteOf('/_astro/a.avif', [{ finalPath: '/_astro/a.avif' }])).toBeDefined();
  expect(noteOf('/_astro/a.avif', [{ finalPath: '/_astro/b.avif' }])).toBeUndefined();
});

test('each note is looked at once, however many questions there are', () => {
  let looks = 0;
  const notes = Array.from({ length: 1000 }, (_, index) => ({
    get finalPath() {
      looks += 1;
      return `/_astro/${index}.avif`;
    },
  }));
  for (let index = 0; index < 1000; index += 1) noteOf(`/_astro/${index}.avif`, notes);
  expect(looks).toBe(1000);
});
