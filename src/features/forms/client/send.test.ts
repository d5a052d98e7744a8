import { expect, test } from 'vitest';
import { outcomeOf } from './send.ts';

test.each([
  [201, { id: '1' }, { kind: 'sent' }],
  [201, undefined, { kind: 'sent' }],
  [200, { id: '1' }, { kind: 'failed' }],
  [422, { errors: { email: 'email.invalid' } }, { kind: 'wrong', errors: { email: 'email.invalid' } }],
  [422, { errors: {} }, { kind: 'failed' }],
  [422, undefined, { kind: 'failed' }],
  [409, { code: 'slots.full' }, { kind: 'refused', code: 'slots.full' }],
  [409, undefined, { kind: 'failed' }],
  [429, undefined, { kind: 'refused', code: 'tooMany' }],
  [503, { code: 'notSent' }, { kind: 'failed' }],
  [404, '<html>', { kind: 'failed' }],
])('an answer %i with %j', (status, body, outcome) => expect(outcomeOf(status, body)).toEqual(outcome));
