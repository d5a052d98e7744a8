import type { Credentials } from './credentials.ts';
import { type Bytes, masterSecret, type VaultKey, vaultKey } from './derive.ts';

/** The page's request, sent after the worker has reported that it is ready. */
export interface WorkerRequest {
  credentials: Credentials;
  salt: Bytes;
}

/**
 * The worker's answers: it is ready; the key, which is not extractable; or the reason why it cannot be
 * derived.
 */
export type WorkerAnswer = 'ready' | { vault: VaultKey } | { failed: string };

const answer = (message: WorkerAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  derived(data).then(
    (vault) => answer({ vault }),
    // Errors inside the worker are not reported by themselves.
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
