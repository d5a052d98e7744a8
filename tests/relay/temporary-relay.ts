import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../scripts/relay/store/store.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

/** A folder for a store that exists for the duration of the test. */
export function storeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'leads-relay-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A relay that runs for the duration of the test, with its own store unless `LEADS_DIR` names one. */
export async function relayWith(
  env: Record<string, string> = {},
  options: { fileKilobytes?: number } = {},
): Promise<RelayProcess> {
  const relay = await startRelayProcess({ LEADS_DIR: storeDir(), ...env }, options);
  onTestFinished(async () => void (await relay.stop()));
  return relay;
}

/** Reads from a relay's store. */
export function inStore<T>(dir: string, read: (store: Store) => T): T {
  const store = openStore(dir);
  try {
    return read(store);
  } finally {
    store.close();
  }
}

/** Sends a form like its script: as JSON with a key. */
export const sendAsScript = ({ url }: RelayProcess, form: string, fields: object, key: string) =>
  fetch(`${url}/${form}`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  });

/** Posts a form like a browser without scripts, but does not follow the redirect to the thank-you page. */
export function sendAsForm(
  { url }: RelayProcess,
  form: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  { isMultipart = false }: { isMultipart?: boolean } = {},
): Promise<Response> {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return fetch(`${url}/${form}`, { method: 'POST', body, redirect: 'manual' });
}
