import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DEAD, makeRoot } from './output.fixture.ts';
import { mendContents, replaceContents } from './replace-contents.ts';

const step = (name: string, pid = DEAD): string => `.${name}-site-${pid}`;

const OLD = { 'index.html': 'old', 'only-old/index.html': 'old', '.well-known/security.txt': 'old' };
const NEW = { 'index.html': 'new', 'only-new/index.html': 'new' };

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = makeRoot();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );

test('the new site takes the place of the old one, and a volume keeps its own folder', () => {
  const target = folderWith({ ...OLD, 'lost+found/x': 'of the disk' });
  const staging = folderWith(NEW);
  replaceContents(staging, target);
  expect(contentsOf(target)).toEqual({ ...NEW, 'lost+found/x': 'of the disk' });
  expect(existsSync(staging)).toBe(false);
});

test('a new site that cannot be copied leaves the old one as it was', () => {
  const target = folderWith(OLD);
  expect(() => replaceContents(join(target, 'none'), target)).toThrow();
  expect(contentsOf(target)).toEqual(OLD);
});

/** The steps of `replaceContents` until it is interrupted. */
const STOPS: Readonly<Record<string, (target: string) => void>> = {
  'while it copies': (target) =>
    cpSync(folderWith({ 'index.html': 'n' }), join(target, step('new')), { recursive: true }),
  'while the old one is moved': (target) => {
    cpSync(folderWith(NEW), join(target, step('new')), { recursive: true });
    mkdirSync(join(target, step('old')));
    renameSync(join(target, 'index.html'), join(target, `${step('old')}/index.html`));
  },
  'while the new one is put in place': (target) => {
    cpSync(folderWith(NEW), join(target, step('placed')), { recursive: true });
    mkdirSync(join(target, step('old')));
    for (const name of ['index.html', 'only-old', '.well-known'])
      renameSync(join(target, name), join(target, step('old'), name));
    renameSync(join(target, `${step('placed')}/index.html`), join(target, 'index.html'));
    renameSync(join(target, `${step('placed')}/only-new`), join(target, 'only-new'));
  },
};

test.each(Object.entries(STOPS))('after a stop %s the old site is whole', (_, stop) => {
  const target = folderWith(OLD);
  stop(target);
  mendContents(target);
  expect(contentsOf(target)).toEqual(OLD);
});

test('after a stop while the old site is deleted the new one is whole', () => {
  const target = folderWith({ ...NEW, [`${step('gone')}/index.html`]: 'old' });
  mendContents(target);
  expect(contentsOf(target)).toEqual(NEW);
});

test('what a living process is about to replace is left to it', () => {
  const target = folderWith({ [`${step('new', process.pid)}/index.html`]: 'new', 'index.html': 'old' });
  mendContents(target);
  expect(existsSync(join(target, step('new', process.pid)))).toBe(true);
});
