import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../scripts/relay/store/store.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

/** A folder for a store that lasts as long as the test. */
export function storeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'leads-relay-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A relay that runs as long as the test, with a store of its own unless `LEADS_DIR` names one. */
export async function relayWith(
  env: Record<string, string> = {},
  options: { fileKilobytes?: number } = {},
): Promise<RelayProcess> {
  const relay = await startRelayProcess({ LEADS_DIR: storeDir(), ...env }, options);
  onTestFinished(async () => void (await relay.stop()));
  return relay;
}

/** What a relay's store holds now. */
export function inStore<T>(dir: string, read: (store: Store) => T): T {
  const store = openStore(dir);
  try {
    return read(store);
  } finally {
    store.close();
  }
}

/** A form's script sends JSON under a key. */
export const sendAsScript = ({ url }: RelayProcess, form: string, fields: object, key: string) =>
  fetch(`${url}/${form}`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  });

/** A form without a script is posted by the browser, which here does not follow to the thank-you page. */
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
