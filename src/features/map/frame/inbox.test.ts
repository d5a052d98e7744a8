import { expect, test, vi } from 'vitest';
import { mapMessage } from '../message.fixture.ts';
import { createInbox } from './inbox.ts';

const ORIGIN = 'https://www.maison.example';
const parent = {} as Window;
const good = { origin: ORIGIN, source: parent, data: mapMessage() };

test('a message of the own page comes through', () => {
  const warn = vi.fn();
  expect(createInbox(ORIGIN, parent, warn)(good)).toEqual(mapMessage());
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['another origin', { ...good, origin: 'https://evil.example' }],
  ['a sandboxed page', { ...good, origin: 'null' }],
  ['an origin that begins alike', { ...good, origin: `${ORIGIN}.evil.example` }],
  ['another window of the own site', { ...good, source: {} as Window }],
  ['another shape', { ...good, data: { ...mapMessage(), extra: true } }],
])('%s is ignored and logged', (_, event) => {
  const warn = vi.fn();
  expect(createInbox(ORIGIN, parent, warn)(event)).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('many are logged once, and do no harm to what follows', () => {
  const warn = vi.fn();
  const receive = createInbox(ORIGIN, parent, warn);
  for (let count = 0; count < 5; count += 1) receive({ ...good, data: count });
  expect(receive(good)).toEqual(mapMessage());
  expect(warn).toHaveBeenCalledOnce();
});
