import { z } from 'zod/mini';
import type { FormErrors } from '../definitions/definition.ts';
import type { Entries } from '../definitions/validate.ts';

/** What became of a form that was sent. `failed`: the mail was not sent, for whatever reason; it may be tried again. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'wrong'; errors: FormErrors }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' };

const wrong = z.object({ errors: z.record(z.string(), z.string()) });
const refused = z.object({ code: z.string() });

/**
 * Sends a form as JSON to the lead relay (docs/leads.md).
 * @param patience how long an answer is waited for, in milliseconds; none in that time counts as not sent
 * @throws where the browser cannot send so at all; a request that fails is an outcome
 */
export async function send(
  action: string,
  entries: Entries,
  { key, patience }: { key: string; patience: number },
): Promise<Outcome> {
  const stop = new AbortController();
  const answer = fetch(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body: bodyOf(entries),
    signal: stop.signal,
  });
  const late = new Promise<Outcome>((resolve) =>
    setTimeout(() => {
      resolve({ kind: 'failed' });
      stop.abort();
    }, patience),
  );
  return await Promise.race([answer.then(read, () => ({ kind: 'failed' }) as const), late]);
}

async function read(response: Response): Promise<Outcome> {
  // Stored; what else is said of it may come or not.
  if (response.status === 201) return { kind: 'sent' };
  return outcomeOf(response.status, await response.json().catch(() => undefined));
}

const bodyOf = (entries: Entries): string =>
  JSON.stringify(
    Object.fromEntries(
      [...entries].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
  );

/** What an answer of the relay means. */
export function outcomeOf(status: number, body: unknown): Outcome {
  if (status === 201) return { kind: 'sent' };
  if (status === 422) {
    const { data } = wrong.safeParse(body);
    if (data && Object.keys(data.errors).length > 0) return { kind: 'wrong', errors: data.errors };
  }
  if (status === 409 || status === 429) {
    const code = refused.safeParse(body).data?.code ?? (status === 429 ? 'tooMany' : '');
    if (code) return { kind: 'refused', code };
  }
  return { kind: 'failed' };
}
