import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSnapshotDir } from '../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from './read.ts';

const BODY = 'articles/acheter/fr.html';

test.each([
  ['Latin-1', Buffer.from('<p>Liège</p>', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF<p>Liège</p>', 'utf16le')],
])('a text in %s is named', (_, content) => {
  const { faults } = readSnapshot(
    makeSnapshotDir(({ raw }) => {
      raw[BODY] = content;
    }),
  );
  expect(faults[0]).toMatchObject({
    level: 'error',
    file: BODY,
    found: 'bytes that are no UTF-8 text',
    expected: 'a plain text file in UTF-8',
  });
});

test.each(['site.json', BODY])('%s as a link out of the snapshot is named', (file) => {
  const dir = makeSnapshotDir();
  const other = makeSnapshotDir();
  rmSync(join(dir, file));
  symlinkSync(join(other, file), join(dir, file));
  const [fault] = readSnapshot(dir).faults;
  expect(fault).toMatchObject({ level: 'error', file, found: 'a link to a file outside the snapshot' });
});

test('a folder that is a link out of the snapshot is named, and one within it is none', () => {
  const dir = makeSnapshotDir();
  const other = makeSnapshotDir();
  const link = (target: string) => {
    rmSync(join(dir, 'catalogue'), { recursive: true, force: true });
    symlinkSync(target, join(dir, 'catalogue'));
    return readSnapshot(dir).faults.map(({ found }) => found);
  };
  expect(link(join(other, 'catalogue'))).toContain('a link to a file outside the snapshot');
});

test('a link that leads nowhere is named', () => {
  const dir = makeSnapshotDir();
  rmSync(join(dir, 'popup.json'));
  symlinkSync('nowhere.json', join(dir, 'popup.json'));
  expect(readSnapshot(dir).faults).toMatchObject([
    { file: 'popup.json', found: expect.stringMatching(/^an unreadable file/) },
  ]);
});

test.each([
  ['popup.json', '['.repeat(5000) + ']'.repeat(5000)],
  ['menu.json', `${'[{"childMenus":'.repeat(5000)}[]${'}]'.repeat(5000)}`],
])('%s nested thousands of levels deep is named', (file, content) => {
  const { faults } = readSnapshot(
    makeSnapshotDir(({ raw }) => {
      raw[file] = content;
    }),
  );
  expect(faults.filter((fault) => fault.file === file).length).toBeGreaterThan(0);
  expect(faults[0]?.found.length).toBeLessThan(200);
});
