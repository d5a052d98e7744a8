import { describe, expect, test } from 'vitest';
import { newLead, temporaryStore } from '../store/store.fixture.ts';
import { leadsCommand } from './leads-command.ts';

const DAY = 24 * 3_600_000;
const NOW = 100 * DAY;

async function stock() {
  const store = temporaryStore();
  const add = async (key: string, received: number, fields: Record<string, string> = {}) => {
    const added = await store.leads.add(
      newLead({
        key,
        received,
        channels: ['agency'],
        fields: { firstName: 'Inès', lastName: key, ...fields },
      }),
    );
    return 'id' in added ? added.id : '';
  };
  const ids = {
    old: await add('old', NOW - 50 * DAY),
    young: await add('young', NOW - DAY, { remark: '=1+1\n\u001b[31mred' }),
  };
  const run = (...args: string[]) => leadsCommand(args, () => store, NOW);
  return { store, ids, run };
}

describe('list', () => {
  test('shows the newest first, and what became of them', async () => {
    const { run, ids } = await stock();
    const { status, out } = run('list');
    expect(status).toBe(0);
    expect(out.split('\n')[0]).toContain(ids.young);
    expect(out.split('\n')[1]).toContain(ids.old);
    expect(out).toContain('agency waiting (0)');
    expect(out).toContain('2 leads; 2 deliveries wait, 0 were given up');
  });

  test('shows the dead letters', async () => {
    const { run, ids, store } = await stock();
    store.queue.failed(store.queue.of(ids.old)[0]?.id ?? 0, 'no such mailbox');
    const { out } = run('list', '--dead');
    expect(out).toContain(ids.old);
    expect(out).not.toContain(ids.young);
    expect(run('list', '--form', 'contact-me').out).toMatch(/^0 leads/);
    expect(run('list', '--limit', '1').out).toContain('the newest 1 shown');
  });
});

test('list and show say what waits until something is mended', async () => {
  const { run, ids, store } = await stock();
  expect(run('list').out).not.toContain('mended');
  store.queue.holdMails(NOW + DAY, '535 wrong password');
  const { out } = run('list');
  expect(out).toContain('agency waiting for the mail server (0)');
  expect(out).toContain(
    '2 of them until the mail server, its account or a setting is mended; last was said: 535 wrong password',
  );
  expect(run('show', ids.old).out).toContain(
    'agency          waiting for the mail server, again at 1970-04-12 01:00: 535 wrong password',
  );
  expect(run('retry').out).toContain('2 deliveries');
  expect(store.queue.due(NOW, 9)).toMatchObject([{ hold: '' }, { hold: '' }]);
});

test('show prints fields and deliveries, and no control characters', async () => {
  const { run, ids, store } = await stock();
  store.queue.failed(store.queue.of(ids.young)[0]?.id ?? 0, 'refused', NOW + DAY);
  const { out } = run('show', ids.young);
  expect(out).toContain('lastName        young');
  expect(out).toContain('agency          waiting, again at 1970-04-12 01:00, 1 attempts: refused');
  expect(out).toContain('�[31mred');
  expect(run('show', 'nope')).toMatchObject({ status: 1, err: 'There is no lead nope.' });
});

test('export gives a table without formulas, or JSON', async () => {
  const { run, ids } = await stock();
  const { out } = run('export', '--csv');
  expect(out).toContain('"id","received","form","language","firstName","lastName","remark"');
  expect(out).toContain(`"'=1+1`);
  const all = JSON.parse(run('export', '--json').out) as { id: string; fields: object }[];
  expect(all.map(({ id }) => id)).toEqual([ids.young, ids.old]);
  expect(all[1]).toMatchObject({ received: '1970-02-20T00:00:00.000Z', fields: { lastName: 'old' } });
});

test('retry makes failed deliveries due', async () => {
  const { run, ids, store } = await stock();
  store.queue.failed(store.queue.of(ids.old)[0]?.id ?? 0, 'no such mailbox');
  expect(run('retry', ids.old).out).toContain('1 deliveries');
  expect(store.queue.of(ids.old)[0]).toMatchObject({ state: 'waiting', due: NOW });
  expect(run('retry', 'nope').status).toBe(1);
});

test('delete takes one, or what is old', async () => {
  const { run, ids, store } = await stock();
  expect(run('delete', '--older-than', '30').out).toBe('1 leads deleted');
  expect(store.leads.list().map(({ id }) => id)).toEqual([ids.young]);
  expect(run('delete', ids.young).status).toBe(0);
  expect(run('delete', ids.young).status).toBe(1);
});

test.each([
  [[], 'Usage: npm run leads --'],
  [['drop'], "unknown command 'drop'"],
  [['show'], "missing required argument 'ID'"],
  [['export'], 'export needs --csv or --json'],
  [['export', '--csv', '--json'], "'--csv' cannot be used with option '--json'"],
  [['delete'], 'delete needs an id or --older-than'],
  [['delete', 'a', '--older-than', '3'], 'delete needs an id or --older-than'],
  [['delete', '--older-than', 'x'], "'x' is invalid. It must be a whole number"],
  [['list', '--limit', '0'], "'0' is invalid. It must be a whole number"],
  [['list', '--what'], "unknown option '--what'"],
  [['show', 'a', 'b'], 'too many arguments'],
])('%j is refused', async (args, message) => {
  const { run, store } = await stock();
  const { status, err } = run(...args);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(store.leads.list()).toHaveLength(2);
});
