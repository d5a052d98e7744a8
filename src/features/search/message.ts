import { plural } from '../../ui/fill.ts';
import type { IndexState } from './index-store.ts';
import type { SearchLabels } from './labels.ts';

export type Message = 'needText' | 'loading' | 'failed' | 'noResults';

interface Situation {
  query: string;
  status: IndexState['status'];
  /** How many rows were found. */
  count: number;
  /** Whether a search without text was asked for. */
  asksText: boolean;
}

/** What the panel has to say; nothing while the property types or results speak for themselves. */
export function messageOf({ query, status, count, asksText }: Situation): Message | undefined {
  if (status === 'failed') return 'failed';
  if (query === '') return asksText ? 'needText' : undefined;
  if (status !== 'ready') return 'loading';
  return count === 0 ? 'noResults' : undefined;
}

/** What a screen reader is told as the text changes. */
export function announcement(situation: Situation, labels: SearchLabels, language: string): string {
  const message = messageOf(situation);
  if (message === 'noResults') return `${labels.noResults}. ${labels.noResultsHint}`;
  if (message) return labels[message];
  return situation.query === '' ? '' : plural(labels, 'found', situation.count, language);
}
