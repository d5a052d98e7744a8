import type { Credentials } from './credentials.ts';
import { type Bytes, masterSecret, vaultKey } from './derive.ts';

/** What the page sends; a `VaultKey` comes back, its key not extractable. */
export interface WorkerRequest {
  credentials: Credentials;
  salt: Bytes;
}

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const master = await masterSecret(data.credentials, data.salt);
  const vault = await vaultKey(master, data.credentials.email);
  master.fill(0);
  postMessage(vault);
});
