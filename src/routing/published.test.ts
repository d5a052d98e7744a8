import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  makeSnapshot,
  type PropertyInput,
  page,
  propertyRecords,
  type SnapshotFiles,
} from '../../tests/fixtures/make-snapshot.ts';
import { KNOWN_FILE } from '../snapshot/known.ts';
import { loadSnapshot } from '../snapshot/read.ts';
import { lastingPath, memoryText as memoryOn } from './published.ts';
import type { Site } from './route.ts';
import { buildRouteTable } from './table.ts';

const TODAY = '2026-11-29';
const memoryText = (site: Site) => memoryOn(site, TODAY);

type Alter = (files: SnapshotFiles) => void;

const siteOf = (snapshot: ReturnType<typeof makeSnapshot>): Site => ({
  ...snapshot,
  table: buildRouteTable(snapshot).table,
});

/** Builds several sites one after the other; each gets the memory that the one before it left. */
function siteAfter(first: Alter | string, ...edits: Alter[]): Site {
  const before = (memory?: string, alter: Alter = () => {}) =>
    siteOf(
      makeSnapshot((files) => {
        if (memory !== undefined) files.raw[KNOWN_FILE] = memory;
        alter(files);
      }),
    );
  let memory = typeof first === 'string' ? first : memoryText(before(undefined, first));
  for (const edit of edits.slice(0, -1)) memory = memoryText(before(memory, edit));
  return before(memory, edits.at(-1));
}

const titled =
  (TypeDescription: string, rest: Partial<PropertyInput> = {}): Alter =>
  (files) => {
    files.properties = propertyRecords(4101, { TypeDescription, ...rest });
  };
const led = ({ table }: Site, from: string) =>
  table.redirects.filter((redirect) => redirect.from === from).map(({ to, status }) => `${status} ${to}`);

describe('a former address of a property', () => {
  test('leads to the one of today in the same language, straight after several changes', () => {
    const elsewhere: Alter = (files) => {
      titled('Trois', { City: 'Ans' })(files);
      for (const city of files.cities) city.Name = 'Ans';
    };
    const site = siteAfter(titled('Un'), titled('Deux'), elsewhere, titled('Quatre'));
    for (const former of ['liege/un', 'liege/deux', 'ans/trois'])
      expect(led(site, `/fr/a-vendre/${former}/4101/`)).toEqual(['301 /fr/a-vendre/liege/quatre/4101/']);
    expect(led(site, '/nl/te-koop/luik/deux/4101/')).toEqual(['301 /nl/te-koop/luik/quatre/4101/']);
    expect(led(site, '/nl/te-koop/ans/trois/4101/')).toEqual(['301 /nl/te-koop/luik/quatre/4101/']);
    expect(led(site, '/fr/a-vendre/liege/quatre/4101/')).toEqual([]);
  });

  test('is a page again where it becomes the address of today once more', () => {
    const site = siteAfter(titled('Un'), titled('Deux'), titled('Un'));
    expect(led(site, '/fr/a-vendre/liege/un/4101/')).toEqual([]);
    expect(led(site, '/fr/a-vendre/liege/deux/4101/')).toEqual(['301 /fr/a-vendre/liege/un/4101/']);
  });

  test('a changed goal and a list of another path', () => {
    const site = siteAfter(titled('Un'), (files) => {
      titled('Un', { Goal: 1 })(files);
      files.menu[2] = page('/for-rent/', { path: { fr: '/location/' } });
    });
    expect(led(site, '/fr/a-vendre/liege/un/4101/')).toEqual(['301 /fr/location/liege/un/4101/']);
  });

  test('of one that has left the snapshot leads to the page that says so', () => {
    const site = siteAfter(titled('Un'), titled('Deux'), (files) => {
      files.properties = propertyRecords(4102);
    });
    expect(led(site, '/fr/a-vendre/liege/un/4101/')).toEqual(['301 /fr/a-vendre/liege/deux/4101/']);
    expect(led(site, '/nl/property/4101/')).toEqual(['301 /nl/te-koop/luik/deux/4101/']);
  });

  test('leads nowhere where a page stands now, and where its property is not known any more', () => {
    const taken = siteAfter(titled('Un'), (files) => {
      titled('Deux')(files);
      files.menu.push(page('/x/', { path: { fr: '/a-vendre/liege/un/4101/' } }));
    });
    expect(led(taken, '/fr/a-vendre/liege/un/4101/')).toEqual([]);
    expect(led(taken, '/nl/te-koop/luik/un/4101/')).toHaveLength(1);
    const gone = { version: 2, addresses: [{ of: '/property/9/', path: '/fr/x/9/' }], properties: [] };
    expect(
      led(
        siteAfter(JSON.stringify(gone), () => {}),
        '/fr/x/9/',
      ),
    ).toEqual([]);
  });

  test('of a language that is off leads to the default one, and to its own once the language is back', () => {
    const withoutDutch: Alter = (files) => {
      titled('Deux')(files);
      files.languages.languages = [{ code: 'fr', use: true }];
    };
    const off = siteAfter(titled('Un'), withoutDutch);
    expect(led(off, '/nl/te-koop/luik/un/4101/')).toEqual(['301 /fr/a-vendre/liege/deux/4101/']);
    expect(led(siteAfter(memoryText(off), titled('Trois')), '/nl/te-koop/luik/un/4101/')).toEqual([
      '301 /nl/te-koop/luik/trois/4101/',
    ]);
  });

  test('that names the street of an address hidden since leads nowhere, also when the property has gone', () => {
    const telling = titled('Maison Rue Haute', { Street: 'Rue Haute', PublishAddress: '1' });
    const hidden = titled('Maison', { Street: 'Rue Haute', PublishAddress: '0' });
    const old = '/fr/a-vendre/liege/maison-rue-haute/4101/';
    const gone: Alter = (files) => {
      files.properties = propertyRecords(4102);
    };
    expect(led(siteAfter(telling, hidden), old)).toEqual([]);
    expect(led(siteAfter(telling, hidden, gone), old)).toEqual([]);
    expect(led(siteAfter(telling, hidden, titled('Maison', { PublishAddress: '1' })), old)).toHaveLength(1);
  });

  test('that a page redirects to, or that a menu names, leads on without a chain', () => {
    const site = siteAfter(titled('Un'), (files) => {
      titled('Deux')(files);
      files.menu.push(page('/r/', { redirect: true, redirectUrl: '/fr/a-vendre/liege/un/4101/' }));
    });
    expect(led(site, '/fr/r/')).toEqual(['302 /fr/a-vendre/liege/deux/4101/']);
  });
});

describe('a memory of the first version, the list of properties alone', () => {
  const row = (rest: object) => ({
    ID: 4101,
    language: 'fr',
    Goal: 0,
    WebID: '1',
    Zip: '4000',
    City: 'Liège',
    TypeDescription: 'Maison Rue Haute',
    MainTypeName: 'Maison',
    State: 'available',
    ...rest,
  });
  const old = JSON.stringify([
    row({}),
    row({ language: 'nl', City: 'Luik', TypeDescription: 'Huis' }),
    row({ ID: 9 }),
  ]);

  test('gives the addresses that followed from it, and keeps all', () => {
    const site = siteAfter(old, titled('Deux'));
    expect(led(site, '/fr/a-vendre/liege/maison-rue-haute/4101/')).toHaveLength(1);
    expect(led(site, '/nl/te-koop/luik/huis/4101/')).toEqual(['301 /nl/te-koop/luik/deux/4101/']);
    const written = JSON.parse(memoryText(site)) as {
      addresses: { of: string; path: string }[];
      properties: object[];
    };
    expect(written.properties[0]).toEqual(row({ ID: 9 }));
    const ofProperties = written.addresses.filter(({ of }) => of.startsWith('property:'));
    expect(ofProperties.map(({ path }) => path)).toEqual([
      '/fr/a-vendre/liege/deux/4101/',
      '/fr/a-vendre/liege/maison-rue-haute/4101/',
      '/nl/te-koop/luik/deux/4101/',
      '/nl/te-koop/luik/huis/4101/',
      '/fr/a-vendre/liege/maison-rue-haute/9/',
      '/nl/te-koop/liege/maison-rue-haute/9/',
    ]);
  });

  test('does not tell the street of an address that is hidden now', () => {
    const hidden = siteAfter(old, titled('Deux', { Street: 'Rue Haute', PublishAddress: '0' }));
    expect(led(hidden, '/fr/a-vendre/liege/maison-rue-haute/4101/')).toEqual([]);
    expect(led(hidden, '/nl/te-koop/luik/huis/4101/')).toHaveLength(1);
  });
});

describe('what the build leaves for the next', () => {
  test('says the same when nothing has changed', () => {
    const site = siteAfter(titled('Un'), titled('Deux'));
    expect(memoryText(siteAfter(memoryText(site), titled('Deux')))).toBe(memoryText(site));
  });

  test('adds lines and changes none, so that git can put two together', () => {
    const lines = (...edits: [Alter, ...Alter[]]) => memoryText(siteAfter(...edits)).split('\n');
    const [before, now] = [lines(titled('Un'), titled('Un')), lines(titled('Un'), titled('Deux'))];
    const addresses = before.filter((line) => line.startsWith('{"of"')).map((line) => line.replace(/,$/, ''));
    expect(now.map((line) => line.replace(/,$/, ''))).toEqual(expect.arrayContaining(addresses));
  });

  test.each(['snapshot', 'tests/fixtures/snapshot', 'tests/fixtures/one-language'])(
    'is what %s has already, so that its build leaves no change behind (build it to mend this)',
    (dir) => expect(memoryText(siteOf(loadSnapshot(dir)))).toBe(readFileSync(join(dir, KNOWN_FILE), 'utf8')),
  );
});

test('paper carries an address that outlives the headline, unless a page has it', () => {
  const lasting = (alter: Alter) => {
    const { table } = siteAfter(titled('Un'), alter);
    return table.routes
      .filter(({ target }) => target.type === 'property')
      .map((route) => lastingPath(table, route, 'nl'));
  };
  expect(lasting(titled('Un'))).toEqual(['/nl/property/4101/']);
  expect(
    lasting((files) => {
      titled('Un')(files);
      files.menu.push(page('/x/', { path: { nl: '/property/4101/' } }));
    }),
  ).toEqual(['/nl/te-koop/luik/un/4101/']);
});
