import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../relay/store/store.ts';

/**
 * The performance of the lead relay, in a process of its own with a new store, under many simultaneous forms.
 * Times in milliseconds.
 */
export interface RelayFigures {
  median: number;
  p99: number;
  most: number;
  /** Forms a second. */
  rate: number;
  answered: number;
  stored: number;
}

const WARM_UP = 300;

interface Load {
  count: number;
  atOnce: number;
}

export async function measureRelay({ count, atOnce }: Load): Promise<RelayFigures> {
  const dir = mkdtempSync(join(tmpdir(), 'leads-bench-'));
  const relay = spawn(process.execPath, ['scripts/relay.ts'], {
    env: {
      ...process.env,
      LEADS_DIR: dir,
      LEADS_PORT: '0',
      LEADS_PER_ADDRESS: '1000000',
      LEADS_PER_FORM: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => relay.once('exit', resolve));
  try {
    const port = await portOf(relay);
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const post = (number: number) => timedPost(port, agent, number);
    // Warms up, so that the relay's code is compiled.
    await inParallel(WARM_UP, atOnce, (number) => post(-1 - number));
    const started = performance.now();
    const times = await inParallel(count, atOnce, post);
    const seconds = (performance.now() - started) / 1000;
    agent.destroy();
    const sorted = times.filter((time) => time !== undefined).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    const store = openStore(dir);
    const stored = store.leads.list().filter(({ fields }) => Number(fields['lastName']) >= 0).length;
    store.close();
    return {
      median: at(0.5),
      p99: at(0.99),
      most: at(1),
      rate: count / seconds,
      answered: sorted.length,
      stored,
    };
  } finally {
    relay.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true });
  }
}

const portOf = (relay: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    relay.stdout?.on('data', (chunk: Buffer) => {
      const port = /listens on \S+:(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve(Number(port));
    });
    relay.once('exit', () => reject(new Error('The relay did not start.')));
  });

async function inParallel<T>(
  count: number,
  atOnce: number,
  work: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        results.push(await work(number));
      }
    }),
  );
  return results;
}

/**
 * Sends one form.
 * @returns the time until the answer; `undefined` if it was not `201`
 */
function timedPost(port: number, agent: Agent, number: number): Promise<number | undefined> {
  const body = JSON.stringify({
    _language: 'fr',
    firstName: 'Inès',
    lastName: String(number),
    email: `visitor${number}@mail.example`,
    remark: 'Bonjour, je cherche une maison avec trois chambres et un jardin à Liège.',
    consent: 'yes',
  });
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        agent,
        host: 'localhost',
        path: '/leads/site-contact',
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': `bench-key-${number}`,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve(response.statusCode === 201 ? performance.now() - started : undefined),
        );
      },
    )
      .on('error', reject)
      .end(body);
  });
}
