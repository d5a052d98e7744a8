import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeSnapshotDir, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { SnapshotError } from './fault.ts';
import { loadSnapshot, readSnapshot } from './read.ts';

type Alter = Parameters<typeof makeSnapshotDir>[0];
const faultsOf = (alter?: Alter) => readSnapshot(makeSnapshotDir(alter)).faults;

test('the minimal snapshot has no fault, and its records stand together by entity', () => {
  const { snapshot, faults } = readSnapshot(makeSnapshotDir());
  expect(faults).toEqual([]);
  expect(snapshot?.properties).toHaveLength(1);
  expect(snapshot?.properties[0]?.id).toBe('4101');
  expect(snapshot?.properties[0]?.records.nl?.City).toBe('Luik');
  expect(snapshot?.articles[0]).toMatchObject({ id: 'acheter', body: { fr: '<p>Bonjour</p>' } });
});

test.each([
  ['menu.json', '[{"id": "a",\n "na', 'broken JSON: '],
  ['catalogue/properties.json', '', 'broken JSON: '],
  ['articles/acheter/article.json', '{"id": "acheter", }', 'broken JSON: '],
  ['footer.json', null, 'no such file'],
  ['articles/acheter/article.json', null, 'no such file'],
])('%s holding %j is named', (file, content, found) => {
  const { faults, snapshot } = readSnapshot(
    makeSnapshotDir(({ raw }) => {
      raw[file] = content;
    }),
  );
  expect(snapshot).toBeUndefined();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ level: 'error', file, pointer: '' });
  expect(faults[0]?.found).toMatch(new RegExp(`^${found}`));
  expect(faults[0]?.found).not.toContain('\n');
  expect(faults[0]?.hint).not.toBe('');
});

test.each(['catalogue/projects.json', 'catalogue/neighbourhoods.json'])('%s may be missing', (file) => {
  const alter: Alter = ({ raw }) => {
    raw[file] = null;
  };
  expect(faultsOf(alter)).toEqual([]);
  expect(loadSnapshot(makeSnapshotDir(alter)).projects).toEqual([]);
});

test('a snapshot without articles is whole', () => {
  expect(
    faultsOf(({ articles, menu, raw }) => {
      articles.length = 0;
      menu.length = 4;
      raw['articles/categories.json'] = null;
    }),
  ).toEqual([]);
});

test('a file may begin with a byte order mark', () => {
  expect(
    faultsOf((files) => {
      files.raw['languages.json'] = `\uFEFF${JSON.stringify(files.languages)}`;
    }),
  ).toEqual([]);
});

test('a file of the wrong kind is named', () => {
  const faults = faultsOf(({ raw }) => {
    raw['catalogue/cities.json'] = null;
    raw['catalogue/cities.json/x.txt'] = '';
  });
  expect(faults).toMatchObject([
    { file: 'catalogue/cities.json', found: expect.stringMatching(/^an unreadable file/) },
  ]);
});

describe('several faults in several files', () => {
  const alter: Alter = (files) => {
    files.raw['menu.json'] = '[';
    files.raw['popup.json'] = null;
    files.raw['topbar.json'] = '{"left": [], "rigth": []}';
    files.raw['site.json'] = JSON.stringify({ ...files.site, name: 1, url: 'x' });
    files.properties = [
      ...propertyRecords(4101, { City: 'Atlantis' }),
      ...propertyRecords(4102, { WebID: '77' }),
    ];
    files.raw['articles/acheter/fr.txt'] = 'x';
  };

  test('are all named, each with its file and place', () => {
    const places = faultsOf(alter).map(({ level, file, pointer }) => `${level} ${file}#${pointer}`);
    expect(places).toEqual([
      'error site.json#/name',
      'error site.json#/url',
      'error menu.json#',
      'error topbar.json#/rigth',
      'error popup.json#',
      'warning articles/acheter/fr.txt#',
    ]);
  });

  test('those between files are named as soon as the files they compare can be read', () => {
    const places = faultsOf((files) => {
      alter(files);
      delete files.raw['site.json'];
    }).map(({ file, pointer, id }) => `${file}#${pointer} ${id}`);
    expect(places).toContain('catalogue/properties.json#/0/City 4101 (fr)');
    expect(places).toContain('catalogue/properties.json#/2/WebID 4102 (fr)');
    expect(places).toContain('menu.json# undefined');
  });

  test('loading throws them together', () => {
    const dir = makeSnapshotDir(alter);
    expect(() => loadSnapshot(dir)).toThrow(SnapshotError);
    expect(() => loadSnapshot(dir)).toThrow(/site\.json#\/name[\s\S]*menu\.json[\s\S]*popup\.json/);
  });
});

test('a folder that is empty, or not there, names every file that is missing', () => {
  const files = readSnapshot(join(makeSnapshotDir(), 'nowhere')).faults.map(({ file }) => file);
  expect(files).toEqual([
    'languages.json',
    'site.json',
    'menu.json',
    'topbar.json',
    'footer.json',
    'popup.json',
    'catalogue/types.json',
    'catalogue/cities.json',
    'catalogue/properties.json',
    'catalogue/known.json',
  ]);
});

test('a snapshot without its memory is refused, with what to do for a site that was never online', () => {
  const { faults } = readSnapshot(
    makeSnapshotDir(({ raw }) => {
      raw['catalogue/known.json'] = null;
    }),
  );
  expect(faults).toMatchObject([{ level: 'error', file: 'catalogue/known.json', found: 'no such file' }]);
  const content = /content: (.*)$/.exec(faults[0]?.hint ?? '')?.[1] ?? '';
  const first = makeSnapshotDir(({ raw }) => {
    raw['catalogue/known.json'] = content;
  });
  expect(readSnapshot(first).faults).toEqual([]);
});

describe('articles', () => {
  test('carry their folder’s name as id', () => {
    const [fault] = faultsOf((files) => {
      files.raw['articles/autre/article.json'] = JSON.stringify(files.articles[0]?.article);
    }).filter(({ pointer }) => pointer === '/id');
    expect(fault).toMatchObject({
      level: 'error',
      file: 'articles/autre/article.json',
      expected: '"autre", the folder\'s name',
    });
  });

  test.each(['es.html', 'FR.html', 'photo.jpg'])('a file %s beside one is not read, and says so', (name) => {
    const faults = faultsOf(({ raw }) => {
      raw[`articles/acheter/${name}`] = 'x';
    });
    expect(faults).toMatchObject([{ level: 'warning', file: `articles/acheter/${name}`, id: 'acheter' }]);
  });
});

test('a misspelt file name is noticed', () => {
  const faults = faultsOf(({ raw }) => {
    raw['catalogue/project.json'] = '[]';
    raw['drafts/notes.json'] = '{}';
  });
  expect(faults).toMatchObject([
    { level: 'warning', file: 'catalogue/project.json', hint: 'Did you mean "catalogue/projects.json"?' },
  ]);
});
