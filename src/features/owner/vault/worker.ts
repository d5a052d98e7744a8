import type { Credentials } from './credentials.ts';
import { type Bytes, masterSecret, type VaultKey, vaultKey } from './derive.ts';

/** What the page sends, once the worker has said that it is there. */
export interface WorkerRequest {
  credentials: Credentials;
  salt: Bytes;
}

/** What comes back: the worker is there; the key, not extractable; or that it cannot be derived here. */
export type WorkerAnswer = 'ready' | { vault: VaultKey } | { failed: string };

const answer = (message: WorkerAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  derived(data).then(
    (vault) => answer({ vault }),
    // What fails in here tells nobody by itself.
    (error: unknown) => answer({ failed: String(error) }),
  );
});

async function derived({ credentials, salt }: WorkerRequest): Promise<VaultKey> {
  const master = await masterSecret(credentials, salt);
  const vault = await vaultKey(master, credentials.email);
  master.fill(0);
  return vault;
}

answer('ready');
