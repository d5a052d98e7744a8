import type { FormErrors } from '../../../src/features/forms/definitions/definition.ts';

/** Reasons for refusing a request that are not errors of a field; the text of each is `refused.{reason}`. */
export type Reason =
  | 'unreadable'
  | 'foreign'
  | 'unknown'
  | 'method'
  | 'slow'
  | 'tooLong'
  | 'type'
  | 'tooMany'
  | 'automatic'
  | 'unavailable';

const STATUS: Record<Reason, number> = {
  unreadable: 400,
  foreign: 403,
  unknown: 404,
  method: 405,
  slow: 408,
  tooLong: 413,
  type: 415,
  tooMany: 429,
  automatic: 429,
  unavailable: 503,
};

/** Reasons for which a script has a text of its own, `error.{code}`. */
const CODES: Partial<Record<Reason, string>> = { automatic: 'tooMany', unavailable: 'notSent' };

/** The result of handling a form. */
export type Outcome =
  | { kind: 'accepted'; id: string }
  /** For example, a slot that is full. */
  | { kind: 'conflict'; code: string }
  | { kind: 'invalid'; errors: FormErrors }
  | { kind: 'refused'; reason: Reason; retryAfter?: number | undefined };

export const refused = (reason: Reason, retryAfter?: number): Outcome & { kind: 'refused' } => ({
  kind: 'refused',
  reason,
  retryAfter,
});

/** The status of an answer, and the body for a script (design, section 7). */
function answerOf(outcome: Outcome): { status: number; body: object } {
  switch (outcome.kind) {
    case 'accepted':
      return { status: 201, body: { id: outcome.id } };
    case 'conflict':
      return { status: 409, body: { code: outcome.code } };
    case 'invalid':
      return { status: 422, body: { errors: outcome.errors } };
    case 'refused':
      return { status: STATUS[outcome.reason], body: { code: CODES[outcome.reason] ?? outcome.reason } };
  }
}

export const statusOf = (outcome: Outcome): number => answerOf(outcome).status;

export function headersOf(outcome: Outcome): Record<string, string> {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (outcome.kind !== 'refused') return common;
  const { reason, retryAfter } = outcome;
  return {
    ...common,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(reason === 'method' && { Allow: 'POST' }),
    // The unread rest of a body would be taken for the next request.
    ...((reason === 'slow' || reason === 'tooLong') && { Connection: 'close' }),
  };
}

/** The answer to a script. */
export function jsonResponse(outcome: Outcome): Response {
  const { status, body } = answerOf(outcome);
  return Response.json(body, { status, headers: headersOf(outcome) });
}
