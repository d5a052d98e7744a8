import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '../store/lead.ts';
import { newLead, temporaryDir, temporaryStore } from '../store/store.fixture.ts';
import { DeliveryError } from './delivery-error.ts';
import { type Deliver, startOutbox } from './outbox.ts';

/** An outbox over a store of its own that hurries. */
function outboxOver(deliver: Deliver) {
  const dir = temporaryDir();
  const store = temporaryStore(dir);
  const lines: string[] = [];
  const start = () => {
    const outbox = startOutbox({
      store,
      dir,
      deliver,
      firstDelay: 1,
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
