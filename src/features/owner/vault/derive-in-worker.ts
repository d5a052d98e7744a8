import type { VaultKey } from './derive.ts';
import type { Derive } from './vault-portal.ts';
import type { WorkerRequest } from './worker.ts';

/** Derives the key in a worker, which ends with it: nothing of the passphrase stays in its memory. */
export const deriveInWorker: Derive = (credentials, salt) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<VaultKey>) => end(() => resolve(data)));
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))));
    const request: WorkerRequest = { credentials, salt };
    worker.postMessage(request);
  });
