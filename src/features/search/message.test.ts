import { expect, test } from 'vitest';
import type { SearchLabels } from './labels.ts';
import { announcement, type Message, messageOf } from './message.ts';

const labels = {
  needText: 'Type something.',
  loading: 'Loading…',
  failed: 'Failed.',
  noResults: 'Nothing',
  'noResults.hint': 'Try again.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
} as SearchLabels;

const situation = { query: '', status: 'ready', count: 0, asksText: false } as const;

test.each<[string, Parameters<typeof messageOf>[0], Message | undefined, string]>([
  ['nothing typed', situation, undefined, ''],
  ['nothing typed, the index on its way', { ...situation, status: 'loading' }, undefined, ''],
  ['a search without text', { ...situation, asksText: true }, 'needText', 'Type something.'],
  ['typed before the index came', { ...situation, query: 'a', status: 'idle' }, 'loading', 'Loading…'],
  ['typed while it loads', { ...situation, query: 'a', status: 'loading' }, 'loading', 'Loading…'],
  ['failed, whatever is typed', { ...situation, status: 'failed' }, 'failed', 'Failed.'],
  ['no results', { ...situation, query: 'a' }, 'noResults', 'Nothing. Try again.'],
  ['one result', { ...situation, query: 'a', count: 1 }, undefined, '1 result'],
  ['several results', { ...situation, query: 'a', count: 2 }, undefined, '2 results'],
])('%s', (_, given, message, spoken) => {
  expect(messageOf(given)).toBe(message);
  expect(announcement(given, labels, 'en')).toBe(spoken);
});
