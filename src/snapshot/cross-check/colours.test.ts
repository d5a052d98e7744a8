import { expect, test } from 'vitest';
import { makeSnapshotDir, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import { readSnapshot } from '../read.ts';

const faultsOf = (alter: (files: SnapshotFiles) => void) => readSnapshot(makeSnapshotDir(alter)).faults;

const item = (color: string) => ({
  status: 'Published',
  label: { fr: 'Contact' },
  link: '/contact/',
  color,
});

test('a colour of the top bar that the site leaves out is named', () => {
  const faults = faultsOf(({ topbar }) =>
    Object.assign(topbar, { left: [item('#ffffff'), item('#333333')] }),
  );
  expect(faults).toMatchObject([
    {
      level: 'warning',
      file: 'topbar.json',
      pointer: '/left/1/color',
      found: expect.stringContaining('#333333'),
    },
  ]);
});

test.each([
  ['#1f2a2e', '#f3efe7', []],
  ['', '', []],
  ['', '#333333', ['/textColor']],
  ['#f3efe7', '#ffffff', ['/textColor']],
  ['#777777', '', ['/bgColor']],
  ['#777777', '#000000', []],
  ['#777777', '#888888', ['/textColor', '/bgColor']],
])('a footer on %j with text in %j: %j', (bgColor, textColor, pointers) => {
  const faults = faultsOf(({ footer }) => Object.assign(footer, { bgColor, textColor }));
  expect(faults.map(({ level, file, pointer }) => [level, file, pointer])).toEqual(
    pointers.map((pointer) => ['warning', 'footer.json', pointer]),
  );
});
