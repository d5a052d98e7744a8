import { isRecord } from '../../../ui/is-record.ts';
import type { FormErrors } from '../definitions/definition.ts';
import type { Entries } from '../definitions/validate.ts';

/** The result of sending a form. `failed`: it was not sent, for any reason; it may be tried again. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'wrong'; errors: FormErrors }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' };

/**
 * Sends a form as JSON to the lead relay (docs/leads.md).
 * @param patience milliseconds to wait for an answer; without one in that time the form counts as not sent
 * @throws if the browser cannot send it at all; a failed request is an outcome
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
  // The form is stored; the body of the answer does not matter.
  if (response.status === 201) return { kind: 'sent' };
  return outcomeOf(response.status, await response.json().catch(() => undefined));
}

const bodyOf = (entries: Entries): string =>
  JSON.stringify(
    Object.fromEntries(
      [...entries].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
  );

/** The outcome that an answer of the relay stands for. The answer is untrusted: another service may give it. */
export function outcomeOf(status: number, body: unknown): Outcome {
  if (status === 201) return { kind: 'sent' };
  const answer = isRecord(body) ? body : {};
  if (status === 422) {
    const errors = isRecord(answer['errors']) ? Object.entries(answer['errors']).filter(isError) : [];
    if (errors.length > 0) return { kind: 'wrong', errors: Object.fromEntries(errors) };
  }
  if (status === 409 || status === 429) {
    const code = typeof answer['code'] === 'string' ? answer['code'] : status === 429 && 'tooMany';
    if (code) return { kind: 'refused', code };
  }
  return { kind: 'failed' };
}

const isError = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
