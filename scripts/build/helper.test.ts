import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { DrawJob, Drawn, FromHelper, ToHelper } from './draw-job.ts';
import { type Channel, Helper } from './helper.ts';
import { SharedPages } from './shared-pages.ts';

/** The other end of a helper: what it is told, and a way to answer. */
class FakeChannel extends EventEmitter implements Channel {
  connected = true;
  readonly told: ToHelper[] = [];
  send(message: ToHelper): boolean {
    return this.told.push(message) > 0;
  }
  disconnect(): void {
    this.connected = false;
    this.emit('disconnect');
  }
  answer(message: FromHelper): void {
    this.emit('message', message);
  }
}

const drawn = (...paths: string[]): Drawn => ({
  drawn: paths.map((path) => [path, [[], []], []]),
  images: { encoded: [], originals: [] },
});
const JOB = {} as DrawJob;

test('what it draws before pages are shared out is taken then, and it is given pages', async () => {
  const channel = new FakeChannel();
  const helper = new Helper(channel);
  helper.prepare(JOB, true);
  channel.answer(drawn());
  const taken: string[] = [];
  const shared = new SharedPages(['/fr/'], ['/fr/search.json'], (message) =>
    taken.push(...message.drawn.map(([path]) => path)),
  );
  const ended = helper.draw(shared);
  channel.answer(drawn('/fr/search.json'));
  channel.answer(drawn('/fr/'));
  channel.answer({ ended: true });
  await ended;
  expect(taken).toEqual(['/fr/search.json', '/fr/']);
  shared.assertDrawn();
  expect(channel.told.slice(1)).toEqual([{ paths: ['/fr/'] }, { paths: [] }, { paths: [] }]);
});

test('one that ends before it has done its part is a fault, and nothing waits for it', async () => {
  const channel = new FakeChannel();
  const helper = new Helper(channel);
  const aside = helper.makeAside('out');
  const shared = new SharedPages(['/fr/a/', '/fr/'], [], () => {});
  const ended = helper.draw(shared);
  channel.answer(drawn());
  channel.disconnect();
  await ended;
  await expect(aside).rejects.toThrow('ended before');
  expect(() => shared.assertDrawn()).toThrow('/fr/');
  // Nothing more is drawn in vain.
  expect(() => shared.claim('/fr/a/')).toThrow('/fr/');
});

test('this process’s keys are not told, all else of its environment is', () => {
  const channel = new FakeChannel();
  process.env['BUILD_INPUTS'] = 'keys.json';
  process.env['BUILD_RECORD'] = 'record.json';
  new Helper(channel).prepare(JOB, false);
  const [message] = channel.told;
  delete process.env['BUILD_INPUTS'];
  delete process.env['BUILD_RECORD'];
  expect(message).toMatchObject({ drawsFiles: false, env: { BUILD_RECORD: 'record.json' } });
  expect(Object.keys((message as { env: object }).env)).not.toContain('BUILD_INPUTS');
});
