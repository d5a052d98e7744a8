import { OwnerPortalError } from '../portal-error.ts';
import type { VaultKey } from './derive.ts';
import type { Derive } from './vault-portal.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/**
 * Derives the key in a worker that is terminated afterwards, so that nothing of the passphrase stays in
 * memory. The worker's script must load in time; the derivation itself may be slow.
 */
export const deriveInWorker: Derive = async (credentials, salt, attempt) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const failures = new Promise<never>((_, reject) => {
    const fail = (cause: unknown) => reject(new OwnerPortalError('unready', cause));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  });
  const answers = <T>(choose: (answer: WorkerAnswer) => T | undefined) =>
    Promise.race([
      failures,
      new Promise<T>((resolve, reject) =>
        worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
          const chosen = choose(data);
          if (chosen !== undefined) resolve(chosen);
          if (typeof data === 'object' && 'failed' in data)
            reject(new OwnerPortalError('unready', data.failed));
        }),
      ),
    ]);
  try {
    await attempt.wait(answers((answer) => answer === 'ready' || undefined));
    const request: WorkerRequest = { credentials, salt };
    const key = answers<VaultKey>((answer) =>
      typeof answer === 'object' && 'vault' in answer ? answer.vault : undefined,
    );
    worker.postMessage(request);
    return await attempt.compute(key);
  } finally {
    worker.terminate();
  }
};
