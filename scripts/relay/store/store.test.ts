import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { takeLock } from './lock.ts';
import { newLead, temporaryDir, temporaryStore } from './store.fixture.ts';
import { openStore } from './store.ts';

/** The tables of the relay's first version. */
const FIRST_VERSION = `
  CREATE TABLE lead (id TEXT PRIMARY KEY, form TEXT NOT NULL, language TEXT NOT NULL, received INTEGER NOT NULL,
    key TEXT NOT NULL, digest TEXT NOT NULL, fields TEXT NOT NULL, UNIQUE (form, key, digest)) STRICT;
  CREATE TABLE delivery (id INTEGER PRIMARY KEY, lead TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    channel TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting', attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL, error TEXT NOT NULL DEFAULT '', UNIQUE (lead, channel)) STRICT;
  CREATE TABLE booking (lead TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, slot TEXT NOT NULL) STRICT;
  PRAGMA user_version = 1;`;

const idIn = (added: object): string => ('id' in added ? String(added.id) : '');

describe('a lead', () => {
  test('comes back as it was stored, with a delivery for each channel', async () => {
    const { leads, queue } = temporaryStore();
    const id = idIn(await leads.add(newLead({ fields: { remark: 'é\n"x"', slots: ['a', 'b'] } })));
    expect(id).toMatch(/^[0-9a-z]{16}$/);
    expect(leads.find(id)).toEqual({
      id,
      form: 'site-contact',
      language: 'fr',
      received: 1000,
      fields: { remark: 'é\n"x"', slots: ['a', 'b'] },
    });
    expect(queue.of(id).map(({ channel, state, due }) => [channel, state, due])).toEqual([
      ['agency', 'waiting', 1000],
      ['confirmation', 'waiting', 1000],
    ]);
  });

  test('is stored once under one key, whatever the order of its fields', async () => {
    const { leads } = temporaryStore();
    const first = await leads.add(newLead({ fields: { a: '1', b: '2' } }));
    expect(first.outcome).toBe('stored');
    expect(await leads.add(newLead({ fields: { b: '2', a: '1' }, received: 2000 }))).toEqual({
      outcome: 'repeated',
      id: idIn(first),
    });
    expect(leads.idOf(newLead({ fields: { a: '1', b: '2' } }))).toBe(idIn(first));
    expect(leads.list()).toHaveLength(1);
  });

  test.each([
    ['another key', { key: 'key-2' }],
    ['another form', { form: 'contact-me' }],
    ['other words under the same key', { fields: { lastName: 'Lambert-Dubois' } }],
  ])('is another one with %s', async (_, over) => {
    const { leads } = temporaryStore();
    await leads.add(newLead());
    expect(await leads.add(newLead(over))).toMatchObject({ outcome: 'stored' });
    expect(leads.list()).toHaveLength(2);
  });

  test('outlives the process', async () => {
    const dir = temporaryDir();
    const first = openStore(dir);
    const id = idIn(await first.leads.add(newLead()));
    first.close();
    expect(temporaryStore(dir).leads.find(id)?.form).toBe('site-contact');
  });

  test('loses the fields that must not be kept, from the disk too', async () => {
    const dir = temporaryDir();
    const { leads } = temporaryStore(dir);
    const id = idIn(await leads.add(newLead({ fields: { lastName: 'Lambert', friend: 'secret-friend' } })));
    leads.forget(id, ['friend']);
    expect(leads.find(id)?.fields).toEqual({ lastName: 'Lambert' });
  });
});

describe('a slot', () => {
  const slot = { id: 'v1', capacity: 2 };

  test('takes as many as it has places', async () => {
    const { leads } = temporaryStore();
    expect(await leads.add(newLead({ key: 'a', slot }))).toMatchObject({ outcome: 'stored' });
    expect(await leads.add(newLead({ key: 'b', slot }))).toMatchObject({ outcome: 'stored' });
    expect(await leads.add(newLead({ key: 'c', slot }))).toEqual({ outcome: 'full' });
    expect(leads.list()).toHaveLength(2);
    expect(leads.booked()).toEqual(new Map([['v1', 2]]));
  });

  test('is kept by who sends the form again, even with other words', async () => {
    const { leads } = temporaryStore();
    await leads.add(newLead({ key: 'a', slot: { ...slot, capacity: 1 } }));
    const again = newLead({ key: 'a', slot: { ...slot, capacity: 1 }, fields: { remark: 'later' } });
    expect(await leads.add(again)).toMatchObject({ outcome: 'stored' });
    expect(await leads.add({ ...again, key: 'b' })).toMatchObject({ outcome: 'full' });
  });

  test('is free again when its lead is deleted', async () => {
    const { leads } = temporaryStore();
    const id = idIn(await leads.add(newLead({ slot: { ...slot, capacity: 1 } })));
    expect(leads.remove(id)).toBe(true);
    expect(await leads.add(newLead({ key: 'b', slot: { ...slot, capacity: 1 } }))).toMatchObject({
      outcome: 'stored',
    });
  });

  test('is shared by the leads of one holder, under whatever key, and by nobody else under the same', async () => {
    const { leads } = temporaryStore();
    const one = (holder: string) => ({ ...slot, capacity: 1, holder });
    const add = async (remark: string, key: string, holder: string) =>
      (await leads.add(newLead({ key, fields: { remark }, slot: one(holder) }))).outcome;
    expect(await add('first', 'a', 'Inès')).toBe('stored');
    expect(await add('more', 'b', 'Inès')).toBe('stored');
    expect(await add('another', 'a', 'An')).toBe('full');
    expect(leads.booked()).toEqual(new Map([['v1', 1]]));
  });

  test('without a capacity takes any number', async () => {
    const { leads } = temporaryStore();
    const open = { id: 'v1', capacity: undefined };
    for (const key of ['a', 'b', 'c'])
      expect(await leads.add(newLead({ key, slot: open }))).toMatchObject({ outcome: 'stored' });
  });
});

describe('a delivery', () => {
  test('is due until it is delivered or dead', async () => {
    const { leads, queue } = temporaryStore();
    await leads.add(newLead());
    expect(queue.due(999, 10)).toEqual([]);
    expect(queue.nextDue()).toBe(1000);
    const [agency, visitor] = queue.due(1000, 10).map(({ id }) => id);
    queue.delivered(agency ?? 0);
    queue.failed(visitor ?? 0, 'refused', 5000);
    expect(queue.due(1000, 10)).toEqual([]);
    expect(queue.nextDue()).toBe(5000);
    queue.failed(visitor ?? 0, 'refused for good');
    expect(queue.nextDue()).toBeUndefined();
    expect(queue.dead()).toMatchObject([{ channel: 'confirmation', attempts: 2, error: 'refused for good' }]);
    expect(queue.counts()).toEqual({ waiting: 0, delivered: 1, dead: 1 });
    expect(queue.retry(7000)).toBe(1);
    expect(queue.due(7000, 10)).toMatchObject([{ channel: 'confirmation', attempts: 0 }]);
  });
});

describe('deleting what is old', () => {
  const stock = async () => {
    const { leads, queue } = temporaryStore();
    const add = async (key: string, received: number, channels: readonly 'agency'[]) =>
      idIn(await leads.add(newLead({ key, received, channels })));
    const ids = {
      delivered: await add('a', 1, ['agency']),
      waiting: await add('b', 1, ['agency']),
      only: await add('c', 1, []),
      young: await add('d', 10, ['agency']),
    };
    for (const id of [ids.delivered, ids.young])
      for (const delivery of queue.of(id)) queue.delivered(delivery.id);
    return { leads, ids };
  };

  test('spares what nobody has received yet', async () => {
    const { leads, ids } = await stock();
    expect(leads.removeBefore(5, { keepUndelivered: true })).toBe(1);
    expect(leads.find(ids.delivered)).toBeUndefined();
    expect(leads.list()).toHaveLength(3);
  });

  test('takes everything when told so', async () => {
    const { leads, ids } = await stock();
    expect(leads.removeBefore(5, { keepUndelivered: false })).toBe(3);
    expect(leads.list().map(({ id }) => id)).toEqual([ids.young]);
  });
});

describe('the files', () => {
  test('can be read by this user alone', async () => {
    const dir = join(temporaryDir(), 'store');
    const { leads } = temporaryStore(dir);
    await leads.add(newLead());
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    const modes = readdirSync(dir).map((file) => [file, statSync(join(dir, file)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toEqual({
      'leads.sqlite': 0o600,
      'leads.sqlite-shm': 0o600,
      'leads.sqlite-wal': 0o600,
    });
  });

  test('hold nothing of what was deleted', async () => {
    const dir = temporaryDir();
    const { leads } = temporaryStore(dir);
    const id = idIn(await leads.add(newLead({ fields: { remark: 'unforgettable-words' } })));
    const holds = () =>
      readdirSync(dir).some((file) => readFileSync(join(dir, file)).includes('unforgettable-words'));
    expect(holds()).toBe(true);
    leads.remove(id);
    expect(holds()).toBe(false);
  });

  test('of a newer version are left alone', async () => {
    const dir = temporaryDir();
    openStore(dir).close();
    const database = new DatabaseSync(join(dir, 'leads.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openStore(dir)).toThrow('newer version');
  });
});

test('a store of the first version keeps its places: each form without a script holds its own', () => {
  const dir = temporaryDir();
  const database = new DatabaseSync(join(dir, 'leads.sqlite'));
  database.exec(FIRST_VERSION);
  for (const [id, key] of [
    ['a', 'without:3'],
    ['b', 'without:3'],
    ['c', 'key-0001'],
    ['d', 'key-0001'],
  ] as const)
    database.exec(`INSERT INTO lead VALUES ('${id}', 'contact-appointment', 'fr', 1, '${key}', '${id}', '{}');
      INSERT INTO delivery (lead, channel, due) VALUES ('${id}', 'agency', 1);
      INSERT INTO booking VALUES ('${id}', 'v1');`);
  database.close();
  const { leads, queue } = temporaryStore(dir);
  expect(leads.booked()).toEqual(new Map([['v1', 3]]));
  expect(queue.due(1, 10)).toHaveLength(4);
});

describe('the right to deliver', () => {
  test('is held by one at a time', async () => {
    const dir = temporaryDir();
    const release = takeLock(dir);
    expect(release).toBeDefined();
    expect(takeLock(dir)).toBeUndefined();
    release?.();
    const again = takeLock(dir);
    expect(again).toBeDefined();
    again?.();
  });

  test('is free after a holder was killed', async () => {
    const dir = temporaryDir();
    const script = `
      const { takeLock } = await import(${JSON.stringify(import.meta.resolve('./lock.ts'))});
      takeLock(${JSON.stringify(dir)});
      process.kill(process.pid, 'SIGKILL');`;
    expect(() =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
    ).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
    const release = takeLock(dir);
    expect(release).toBeDefined();
    release?.();
  });
});
