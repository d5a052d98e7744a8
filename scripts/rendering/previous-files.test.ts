import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Mark, markOf } from './list-files.ts';
import { PreviousFiles } from './previous-files.ts';
import { write } from './write-page.ts';

/** A store with three files, which a served output and a previous output link to. */
function places() {
  const root = mkdtempSync(join(tmpdir(), 'previous-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (...path: string[]) => join(root, ...path);
  const wanted = new Map<string, Mark>();
  for (const file of ['fr/index.html', 'fr/a/index.html', 'nl/index.html']) {
    write(at('store', file), `text of ${file}`);
    for (const output of ['served', 'previous']) {
      mkdirSync(dirname(at(output, file)), { recursive: true });
      linkSync(at('store', file), at(output, file));
    }
    wanted.set(file, markOf(statSync(at('store', file))));
  }
  mkdirSync(at('out'));
  const fill = () => new PreviousFiles(at('previous')).moveInto(at('out'), wanted);
  return { at, wanted, fill };
}

const read = (file: string) => readFileSync(file, 'utf8');

test('what is the same file as in the store comes with its folders, and nothing is missing', async () => {
  const { at, fill } = places();
  const folder = statSync(at('previous/fr')).ino;
  expect(await fill()).toEqual([]);
  expect(statSync(at('out/fr')).ino).toBe(folder);
  expect(read(at('out/fr/a/index.html'))).toBe('text of fr/a/index.html');
});

test('a file that is another one than in the store is taken away and told as missing; no other name of it changes', async () => {
  const { at, fill } = places();
  rmSync(at('previous/nl/index.html'));
  write(at('previous/nl/index.html'), 'text of nl/index.html');
  expect(await fill()).toEqual(['nl/index.html']);
  expect(existsSync(at('out/nl'))).toBe(false);
  expect(read(at('served/nl/index.html'))).toBe('text of nl/index.html');
});

test('a page that the output is not to have is taken away, and its folder, but not where it is served', async () => {
  const { at, wanted, fill } = places();
  wanted.delete('fr/a/index.html');
  expect(await fill()).toEqual([]);
  expect(existsSync(at('out/fr/a'))).toBe(false);
  expect(read(at('served/fr/a/index.html'))).toBe('text of fr/a/index.html');
});

test('what somebody else has put there is taken away, and empty folders', async () => {
  const { at, fill } = places();
  write(at('previous/nl/foreign.txt'), 'of somebody else');
  mkdirSync(at('previous/nl/empty/empty'), { recursive: true });
  expect(await fill()).toEqual([]);
  expect(readdirSync(at('out/nl'))).toEqual(['index.html']);
});

test('a folder that the output has already stays as it is', async () => {
  const { at, fill } = places();
  write(at('out/fr/new.txt'), 'new');
  expect(await fill()).toEqual(['fr/index.html', 'fr/a/index.html']);
  expect(read(at('out/fr/new.txt'))).toBe('new');
  expect(existsSync(at('out/fr/index.html'))).toBe(false);
});

test('a link to a folder is not followed', async () => {
  const { at, fill } = places();
  write(at('elsewhere/precious.txt'), 'precious');
  symlinkSync(at('elsewhere'), at('previous/nl/link'));
  expect(await fill()).toEqual([]);
  expect(existsSync(at('out/nl/link'))).toBe(false);
  expect(read(at('elsewhere/precious.txt'))).toBe('precious');
});

test('a previous output of which most is something else is left alone', async () => {
  const { at, wanted, fill } = places();
  for (const name of ['b', 'c', 'd', 'e']) write(at('previous/fr', name, 'index.html'), name);
  expect(await fill()).toEqual([...wanted.keys()]);
  expect(existsSync(at('out/fr'))).toBe(false);
});

test('a folder or file that others may not read is put anew', async () => {
  const { at, wanted } = places();
  chmodSync(at('previous/fr/a'), 0o700);
  const missing = await new PreviousFiles(at('previous')).moveInto(at('out'), wanted);
  expect(missing).toEqual(['fr/a/index.html']);
  expect(existsSync(at('out/fr/a'))).toBe(false);
  expect(readdirSync(at('out/fr'))).toEqual(['index.html']);
});

test('a previous output that cannot be listed or moved is left alone', async () => {
  const { at, wanted } = places();
  write(at('file'), 'no folder');
  expect(await new PreviousFiles(at('file')).moveInto(at('out'), wanted)).toEqual([...wanted.keys()]);
  const previous = new PreviousFiles(at('previous'));
  expect(await previous.moveInto(at('nowhere'), wanted)).toEqual([...wanted.keys()]);
  expect(read(at('previous/fr/index.html'))).toBe('text of fr/index.html');
});

test('without a previous output all is missing', async () => {
  const { at, wanted } = places();
  for (const folder of [undefined, at('none')])
    expect(await new PreviousFiles(folder).moveInto(at('out'), wanted)).toEqual([...wanted.keys()]);
});
