import { pictureList } from './ledger.ts';
import type { Notes } from './notes.ts';
import type { SourceProperty } from './source.ts';
import { isNothing } from './values.ts';

/** Warns of a property without a picture whose records have some: a name that no rule knows. */
export function warnOfLoss({ sourceId, records, texts }: SourceProperty, notes: Notes): void {
  const list = pictureList(records);
  if (list === undefined) return;
  const isMute = Object.values(texts).every((words) => Object.values(words).every(isNothing));
  notes.warn(
    `${sourceId} arrives without a picture${isMute ? ' and without a text' : ''}, though the export holds ${list}.`,
  );
}
