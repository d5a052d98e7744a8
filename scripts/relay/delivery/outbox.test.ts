import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '../store/lead.ts';
import { newLead, temporaryDir, temporaryStore } from '../store/store.fixture.ts';
import { DeliveryError } from './delivery-error.ts';
import { type Deliver, startOutbox } from './outbox.ts';

/** An outbox over its own store, with short delays. */
function outboxOver(deliver: Deliver, firstDelay = 1) {
  const dir = temporaryDir();
  const store = temporaryStore(dir);
  const lines: string[] = [];
  const start = () => {
    const outbox = startOutbox({
      store,
      dir,
      deliver,
      firstDelay,
      interval: 20,
      log: (line) => lines.push(line),
    });
    onTestFinished(() => outbox.stop());
    return outbox;
  };
  return { store, lines, start, outbox: start() };
}

const add = async ({ store, outbox }: ReturnType<typeof outboxOver>, key = 'a'): Promise<string> => {
  const added = await store.leads.add(newLead({ key, channels: ['agency'] }));
  outbox.wake();
  return 'id' in added ? added.id : '';
};

test('delivers what is stored, once', async () => {
  const seen: string[] = [];
  const box = outboxOver(async (lead) => void seen.push(lead.id));
  const ids = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => add(box, key)));
  await vi.waitFor(() => expect(box.store.queue.counts().delivered).toBe(7));
  await wait(60);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('tries again until it succeeds', async () => {
  let failures = 3;
  const box = outboxOver(async () => {
    if (failures-- > 0) throw new Error('busy ines@mail.example');
  });
  const id = await add(box);
  await vi.waitFor(() => expect(box.store.queue.of(id)[0]?.state).toBe('delivered'));
  expect(box.store.queue.of(id)[0]?.attempts).toBe(4);
  expect(box.lines[0]).toMatch(/agency: failed, again in 1 s: busy …$/);
});

test('gives up what is final, and goes on when asked', async () => {
  let isOpen = false;
  const box = outboxOver(async () => {
    if (!isOpen) throw new DeliveryError('no such mailbox', { isFinal: true });
  });
  const id = await add(box);
  await vi.waitFor(() => expect(box.store.queue.of(id)[0]?.state).toBe('dead'));
  isOpen = true;
  box.store.queue.retry(Date.now());
  await vi.waitFor(() => expect(box.store.queue.of(id)[0]?.state).toBe('delivered'));
});

test('a slow delivery does not hold up the others', async () => {
  const slow = Promise.withResolvers<void>();
  const box = outboxOver((lead) => (lead.id === first ? slow.promise : Promise.resolve()));
  onTestFinished(() => slow.resolve());
  const first = await add(box, 'slow');
  for (let index = 0; index < 20; index += 1) await add(box, `k${index}`);
  await vi.waitFor(() => expect(box.store.queue.counts().delivered).toBe(20));
  expect(box.store.queue.of(first)[0]?.state).toBe('waiting');
});

test('of two with one store, one delivers, and the other takes over', async () => {
  const deliveries: Delivery[] = [];
  const box = outboxOver(async (_, delivery) => void deliveries.push(delivery));
  const second = box.start();
  await add(box, 'a');
  second.wake();
  await vi.waitFor(() => expect(box.store.queue.counts().delivered).toBe(1));
  await box.outbox.stop();
  await add(box, 'b');
  await vi.waitFor(() => expect(box.store.queue.counts().delivered).toBe(2));
  expect(deliveries).toHaveLength(2);
});

describe('while the mail server is out of order', () => {
  const stock = async ({ store }: Pick<ReturnType<typeof outboxOver>, 'store'>) => {
    for (let number = 0; number < 20; number += 1)
      await store.leads.add(
        newLead({ key: `k${number}`, received: number, channels: ['agency', 'webhook'] }),
      );
  };

  test('all mails wait together, while other ways are open, and go out when one does', async () => {
    let isBroken = true;
    let tried = 0;
    const box = outboxOver(async (_, { channel }) => {
      if (channel === 'webhook') return;
      tried += 1;
      if (isBroken) throw new DeliveryError('535 ines@mail.example', { hold: 'server' });
    }, 60_000);
    await box.outbox.stop();
    await stock(box);
    box.start();
    await vi.waitFor(() => expect(box.store.queue.counts()).toEqual({ waiting: 20, delivered: 20, dead: 0 }));
    expect(tried).toBeLessThanOrEqual(5);
    expect(box.store.queue.held()).toEqual({ count: 20, error: '535 ines@mail.example' });
    expect(box.store.queue.nextDue()).toBeGreaterThan(Date.now() + 30_000);
    expect(
      box.lines.filter((line) => line.includes('20 mails wait until it, or its account, is mended')),
    ).toHaveLength(1);
    isBroken = false;
    // The next form triggers the attempt that finds the server working.
    await add(box, 'next');
    await vi.waitFor(() => expect(box.store.queue.counts()).toEqual({ waiting: 0, delivered: 41, dead: 0 }));
    expect(box.lines).toContain('mail server: works again; 20 mails are due');
    expect(box.store.queue.held()).toEqual({ count: 0, error: '' });
  });

  test('nothing is ever given up, and a start tries at once', async () => {
    let isBroken = true;
    const box = outboxOver(async () => {
      if (isBroken) throw new DeliveryError('wrong sender', { hold: 'own' });
    });
    const id = await add(box);
    await box.outbox.stop();
    const [delivery] = box.store.queue.of(id);
    for (let count = 0; count < 50; count += 1)
      box.store.queue.failed(delivery?.id ?? 0, 'wrong sender', Date.now() + 3_600_000, 'own');
    expect(box.store.queue.of(id)[0]).toMatchObject({ state: 'waiting', hold: 'own' });
    isBroken = false;
    box.start();
    await vi.waitFor(() => expect(box.store.queue.of(id)[0]?.state).toBe('delivered'));
  });
});

test.each(['agency', 'webhook', 'confirmation'] as const)(
  'after three days of failures: %s',
  async (channel) => {
    const box = outboxOver(async () => {
      throw new DeliveryError('busy');
    });
    await box.outbox.stop();
    const added = await box.store.leads.add(newLead({ channels: [channel] }));
    const id = 'id' in added ? added.id : '';
    const delivery = () => box.store.queue.of(id)[0];
    for (let count = 0; count < 25; count += 1) box.store.queue.failed(delivery()?.id ?? 0, 'busy', 1);
    box.start();
    await vi.waitFor(() => expect(box.lines).toHaveLength(1));
    // No other channel informs the agency of the lead.
    expect(delivery()?.state).toBe(channel === 'confirmation' ? 'dead' : 'waiting');
  },
);

describe('while the store cannot be written', () => {
  test('what went out does not go out again', async () => {
    let count = 0;
    const box = outboxOver(async () => {
      count += 1;
    });
    const delivered = vi
      .spyOn(box.store.queue, 'delivered')
      .mockImplementationOnce(() => {
        throw new Error('disk is full');
      })
      .mockImplementationOnce(() => {
        throw new Error('disk is full');
      });
    const id = await add(box);
    await vi.waitFor(() => expect(box.store.queue.of(id)[0]?.state).toBe('delivered'));
    expect(delivered).toHaveBeenCalledTimes(3);
    expect(count).toBe(1);
  });
});
