import { plural } from '../../ui/plural.ts';
import type { IndexState } from './index-store.ts';
import type { SearchLabels } from './labels.ts';

export type Message = 'needText' | 'loading' | 'failed' | 'noResults';

interface Situation {
  query: string;
  status: IndexState['status'];
  /** The number of rows found. */
  count: number;
  /** Whether Enter was pressed without a text. */
  asksText: boolean;
}

/** The panel's message; `undefined` while property types or results are shown. */
export function messageOf({ query, status, count, asksText }: Situation): Message | undefined {
  if (status === 'failed') return 'failed';
  if (query === '') return asksText ? 'needText' : undefined;
  if (status !== 'ready') return 'loading';
  return count === 0 ? 'noResults' : undefined;
}

/** The announcement for screen readers when the text changes. */
export function announcement(situation: Situation, labels: SearchLabels, language: string): string {
  const message = messageOf(situation);
  if (message === 'noResults') return `${labels.noResults}. ${labels['noResults.hint']}`;
  if (message) return labels[message];
  return situation.query === '' ? '' : plural(labels, 'found', { count: situation.count }, language);
}
