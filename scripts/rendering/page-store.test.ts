import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { previousOutputDir } from '../publishing/previous-output.ts';
import { PageStore } from './page-store.ts';
import { write } from './write-page.ts';

const PICTURE = {
  path: 'a.jpg',
  name: 'a.h.webp',
  transform: { width: 9, format: 'webp', quality: 72 },
} as const;

function places() {
  const root = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'cache'));
  return { cache: join(root, 'cache'), out: (name: string) => join(root, name) };
}

/** A first build that renders one page with a file beside it. */
function firstBuild() {
  const { cache, out } = places();
  const store = new PageStore(cache, true);
  const files = ['fr/index.html', 'fr/qr.svg'];
  for (const file of files) write(join(out('first'), file), `text of ${file}`);
  store.add('/fr/', 'key', [PICTURE], files);
  store.save(out('first'), undefined);
  return { cache, out };
}

test('a page with the same key comes back with its files and pictures, though the output is gone', async () => {
  const { cache, out } = firstBuild();
  rmSync(out('first'), { recursive: true });
  const store = new PageStore(cache, false);
  expect(store.take('/fr/', 'key')).toBe(true);
  await (await store.fill(out('second'))).done;
  expect(readFileSync(join(out('second'), 'fr/qr.svg'), 'utf8')).toBe('text of fr/qr.svg');
  expect(store.pictures.all).toEqual([PICTURE]);
  store.save(out('second'), undefined);
  expect(new PageStore(cache, false).take('/fr/', 'key')).toBe(true);
});

test('a file that moves from one page to another stays, so that nothing is rendered in vain', () => {
  const { cache, out } = firstBuild();
  const store = new PageStore(cache, false);
  const files = ['nl/index.html', 'fr/index.html'];
  for (const file of files) write(join(out('second'), file), `new text of ${file}`);
  store.add('/nl/', 'key', [PICTURE], files);
  store.save(out('second'), undefined);
  expect(new PageStore(cache, false).take('/nl/', 'key')).toBe(true);
});

test('another key, another path and a full build take nothing', () => {
  const { cache } = firstBuild();
  const store = new PageStore(cache, false);
  expect([store.take('/fr/', 'other'), store.take('/nl/', 'key')]).toEqual([false, false]);
  expect(new PageStore(cache, true).take('/fr/', 'key')).toBe(false);
});

test('a page that someone has written to is rendered anew', () => {
  const { cache, out } = firstBuild();
  writeFileSync(join(out('first'), 'fr/index.html'), 'a slip of the hand');
  expect(new PageStore(cache, false).take('/fr/', 'key')).toBe(false);
});

test('rendering a page anew leaves the output of the build before as it was, and pages that are gone leave the store', () => {
  const { cache, out } = firstBuild();
  const store = new PageStore(cache, false);
  write(join(out('second'), 'fr/index.html'), 'new');
  store.add('/fr/', 'new key', [PICTURE], ['fr/index.html']);
  store.save(out('second'), undefined);
  expect(readFileSync(join(out('first'), 'fr/index.html'), 'utf8')).toBe('text of fr/index.html');
  const stored = () =>
    readdirSync(join(cache, 'pages'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.length > 2,
    );
  expect(stored()).toHaveLength(1);
  new PageStore(cache, false).save(out('third'), undefined);
  expect(stored()).toEqual([]);
  expect(existsSync(join(out('second'), 'fr/index.html'))).toBe(true);
});

test('a cache that comes out of an archive, without parts of seconds, still serves', () => {
  const { cache } = firstBuild();
  for (const name of readdirSync(join(cache, 'pages'), { recursive: true, encoding: 'utf8' })) {
    const file = join(cache, 'pages', name);
    const time = Math.floor(statSync(file).mtimeMs / 1000);
    utimesSync(file, time, time);
  }
  expect(new PageStore(cache, false).take('/fr/', 'key')).toBe(true);
});

test('a list that was cut off counts as none', () => {
  const { cache } = firstBuild();
  writeFileSync(join(cache, 'pages.json'), '{"version":1,"pa');
  expect(new PageStore(cache, false).take('/fr/', 'key')).toBe(false);
});

test('the largest pages are named, those without a key among them, the largest first', async () => {
  const { cache, out } = firstBuild();
  const store = new PageStore(cache, false);
  store.take('/fr/', 'key');
  await (await store.fill(out('second'))).done;
  for (const [path, size] of [
    ['/fr/login/', 500],
    ['/fr/small/', 1],
  ] as const) {
    write(join(out('second'), path, 'index.html'), 'x'.repeat(size));
    store.addUnkept(path, []);
  }
  // Written, and then moved to the path where servers look for it.
  store.addUnkept('/fr/404/', []);
  store.save(out('second'), undefined);
  expect(store.largest(out('second'), 2)).toEqual(['/fr/login/', '/fr/']);
});

test('a file that was written to within the same second, or closed to others, is not taken', () => {
  for (const touch of [
    (file: string) => utimesSync(file, statSync(file).atimeMs / 1000, (statSync(file).mtimeMs + 3) / 1000),
    (file: string) => chmodSync(file, 0o600),
  ]) {
    const { cache, out } = firstBuild();
    touch(join(out('first'), 'fr/index.html'));
    expect(new PageStore(cache, false).take('/fr/', 'key')).toBe(false);
  }
});

describe('with the output that was replaced', () => {
  async function withPreviousOutput() {
    const { cache, out } = firstBuild();
    renameSync(out('first'), previousOutputDir(cache));
    const store = new PageStore(cache, false);
    store.prepare();
    await store.prepared();
    return { cache, out, store };
  }
  const emptyStore = (cache: string) => rmSync(join(cache, 'pages'), { recursive: true });

  test('a page is taken from there, whatever has become of its other names', async () => {
    const { cache, out, store } = await withPreviousOutput();
    emptyStore(cache);
    expect(store.take('/fr/', 'key')).toBe(true);
    mkdirSync(out('second'));
    await (await store.fill(out('second'))).done;
    expect(readFileSync(join(out('second'), 'fr/index.html'), 'utf8')).toBe('text of fr/index.html');
  });

  test('a file of it that someone has written to is not taken', async () => {
    const { cache, out } = firstBuild();
    renameSync(out('first'), previousOutputDir(cache));
    writeFileSync(join(previousOutputDir(cache), 'fr/qr.svg'), 'a slip of the hand');
    const store = new PageStore(cache, false);
    await store.prepared();
    expect(store.take('/fr/', 'key')).toBe(false);
    expect(existsSync(out('second'))).toBe(false);
  });

  test.each([
    ['its folder cannot be moved', (out: string) => write(join(out, 'fr/other.txt'), 'other')],
    ['most of it is something else', () => {}],
  ])('a page comes from there, though the store has lost it and %s', async (_, prepare) => {
    const { cache, out } = firstBuild();
    renameSync(out('first'), previousOutputDir(cache));
    for (const name of ['a', 'b', 'c']) write(join(previousOutputDir(cache), 'nl', name), name);
    rmSync(join(cache, 'pages'), { recursive: true });
    const store = new PageStore(cache, false);
    await store.prepared();
    expect(store.take('/fr/', 'key')).toBe(true);
    mkdirSync(out('second'));
    prepare(out('second'));
    await (await store.fill(out('second'))).done;
    expect(readFileSync(join(out('second'), 'fr/index.html'), 'utf8')).toBe('text of fr/index.html');
  });
});
