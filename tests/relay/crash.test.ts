import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../../scripts/relay/store/store.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

const COUNT = 200;
const KILLS = 5;

const dir = mkdtempSync(join(tmpdir(), 'leads-crash-'));
let sink: MailSink;
let relay: RelayProcess;
let mails = 0;

const start = (port: string) =>
  startRelayProcess({
    LEADS_DIR: dir,
    LEADS_PORT: port,
    LEADS_SMTP_URL: sink.url,
    LEADS_RETRY_SECONDS: '0.02',
  });

beforeAll(async () => {
  // Refuses every second recipient.
  sink = await startMailSink({ refuse: () => (mails++ % 2 === 0 ? 451 : undefined) });
  relay = await start('0');
}, 60_000);

afterAll(async () => {
  await relay.stop();
  await sink.close();
  rmSync(dir, { recursive: true });
});

/** Acts like a form's script: sends the form under one key until it is confirmed. */
async function visitor(number: number, url: () => string): Promise<string> {
  const body = JSON.stringify({
    _language: 'fr',
    email: `visitor${number}@mail.example`,
    phone: '+32 4 000 00 10',
  });
  while (true) {
    try {
      const response = await fetch(`${url()}/forgot-passphrase`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `visitor-${number}` },
        signal: AbortSignal.timeout(5000),
      });
      if (response.status === 201) return ((await response.json()) as { id: string }).id;
    } catch {
      // The relay was killed, so the visitor tries again.
    }
    await wait(20);
  }
}

test('while mails are refused and the relay is killed, every lead is stored once and delivered', async () => {
  const port = String(relay.port);
  let sent = 0;
  const visitors = Array.from({ length: 10 }, async (_, lane) => {
    const ids: string[] = [];
    for (let number = lane; number < COUNT; number += 10) {
      ids.push(await visitor(number, () => relay.url));
      // A repeated request, as after a double click or a lost answer.
      if (number % 3 === 0) expect(await visitor(number, () => relay.url)).toBe(ids.at(-1));
      sent += 1;
    }
    return ids;
  });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await vi.waitFor(() => expect(sent).toBeGreaterThan((kill * COUNT) / (KILLS + 2)), { timeout: 30_000 });
    await relay.kill();
    relay = await start(port);
  }
  const ids = (await Promise.all(visitors)).flat();
  expect(new Set(ids).size).toBe(COUNT);

  const store = openStore(dir);
  await vi.waitFor(() => expect(store.queue.counts()).toEqual({ waiting: 0, delivered: COUNT, dead: 0 }), {
    timeout: 60_000,
    interval: 200,
  });
  const stored = store.leads.list();
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  store.close();
  for (const { id, fields } of stored) {
    const mails = sink.mails.filter(({ headers }) => headers['message-id']?.startsWith(`<${id}.agency@`));
    expect(mails.length).toBeGreaterThanOrEqual(1);
    expect(mails[0]?.text).toContain(String(fields['email']));
  }
}, 120_000);
